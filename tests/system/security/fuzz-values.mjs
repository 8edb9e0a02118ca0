// Values for a JSON schema: valid, at its limits, and of another type.
import fc from "fast-check";

import { HOSTILE, NUMBERS, ODD } from "./fuzz-dictionary.mjs";

/**
 * @import { Random } from "./types.d.ts"
 *
 * @typedef {object} JsonSchema the part of a JSON schema that zod writes and this module reads
 * @property {string} [type]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {JsonSchema[]} [anyOf]
 * @property {JsonSchema[]} [oneOf]
 * @property {string} [format]
 * @property {string} [pattern]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {number} [minimum]
 * @property {number} [exclusiveMinimum]
 * @property {number} [maximum]
 * @property {JsonSchema} [items]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {Record<string, JsonSchema>} [properties]
 * @property {string[]} [required]
 *
 * @typedef {Record<string, (string | number)[]>} Pools existing ids by their key
 */

const MAX_SAMPLES = 64;
const CHARACTERS = [..."abc ABC xyz 019 éüß ሀለ بن"];

/**
 * Picks one of the alternatives of a schema, or returns the schema.
 * @param {JsonSchema} schema
 * @param {Random} random
 * @returns {JsonSchema}
 */
function alternativeOf(schema, random) {
  const alternatives = schema.anyOf ?? schema.oneOf;
  return alternatives ? alternativeOf(random.pick(alternatives), random) : schema;
}

/** @param {Random} random */
const isoOf = (random) => new Date(random.int(1.6e12, 2e12)).toISOString();

/**
 * Texts in zod's formats.
 * @type {Record<string, (random: Random) => string>}
 */
const FORMATS = {
  email: (random) => `system-test.${random.int(1, 1e6)}@example.com`,
  uri: (random) => `https://pictures.example/${random.int(1, 99)}.webp`,
  "date-time": isoOf,
  date: (random) => isoOf(random).slice(0, 10),
};

/**
 * @param {JsonSchema} schema
 * @param {Random} random
 */
function plainText({ minLength = 1, maxLength = 40 }, random) {
  const min = Math.max(minLength, 1);
  const length = random.int(min, Math.max(min, Math.min(maxLength, 60)));
  return Array.from({ length }, () => random.pick(CHARACTERS)).join("");
}

/**
 * @param {JsonSchema} schema
 * @param {Random} random
 */
function number({ minimum, exclusiveMinimum, maximum, type }, random) {
  const from = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const to = Math.min(maximum ?? 100, from + 200);
  return type === "integer" ? random.int(from, to) : from + random.next() * (to - from);
}

/**
 * Returns lengths and numbers at the limits of a schema, on both sides.
 * @param {JsonSchema} schema
 */
function edgesOf({
  minimum = 0,
  maximum = 100,
  minLength = 1,
  maxLength = 200,
  minItems = 0,
  maxItems = 50,
}) {
  return {
    numbers: [minimum - 1, minimum, maximum, maximum + 1, ...NUMBERS],
    items: [minItems - 1, minItems, maxItems, maxItems + 1],
    lengths: [0, minLength - 1, minLength, maxLength, maxLength + 1, 200, 201, 10_000, 10_001],
  };
}

/**
 * @param {number} value
 * @param {number} max
 */
const within = (value, max) => Math.max(0, Math.min(value, max));

/**
 * @param {Random} random
 * @param {Pools} pools
 */
export function valuesOf(random, pools) {
  /** @type {Map<string, string[]>} */
  const samples = new Map();

  /**
   * Returns a text that matches a pattern.
   * @param {string} pattern
   */
  function matching(pattern) {
    const texts = samples.get(pattern) ?? drawMatching(pattern, random.int(1, 1e9));
    samples.set(pattern, texts);
    return random.pick(texts);
  }

  /**
   * @param {JsonSchema} schema
   * @returns {unknown}
   */
  function text(schema) {
    if (schema.enum) return random.pick(schema.enum);
    const draw = FORMATS[schema.format ?? ""];
    if (draw) return draw(random);
    return schema.pattern ? matching(schema.pattern) : plainText(schema, random);
  }

  /**
   * @param {JsonSchema} schema
   * @param {string} key
   * @returns {unknown[]}
   */
  function list({ items = {}, minItems = 0, maxItems = 3 }, key) {
    const length = random.int(minItems, Math.max(minItems, Math.min(maxItems, minItems + 3)));
    return Array.from({ length }, () => valid(items, key === "items" ? "productId" : key));
  }

  /**
   * @param {JsonSchema} schema
   * @returns {Record<string, unknown>}
   */
  function object({ properties = {}, required = [] }) {
    const included = Object.entries(properties).filter(
      ([key]) => required.includes(key) || random.chance(0.3),
    );
    return Object.fromEntries(included.map(([key, schema]) => [key, valid(schema, key)]));
  }

  /** @type {Record<string, (schema: JsonSchema, key: string) => unknown>} */
  const BY_TYPE = {
    string: text,
    integer: (schema) => number(schema, random),
    number: (schema) => number(schema, random),
    boolean: () => random.chance(0.5),
    array: list,
    object,
    null: () => null,
  };

  /**
   * Returns the existing ids that a key stands for.
   * @param {JsonSchema} schema
   * @param {string} key
   */
  const poolOf = ({ type }, key) =>
    type === "array" || type === "object" ? undefined : pools[key];

  /**
   * Returns a value that the schema accepts, as far as JSON schema can express it.
   * @param {JsonSchema} input
   * @returns {unknown}
   */
  function valid(input, key = "") {
    const schema = alternativeOf(input, random);
    const pool = poolOf(schema, key);
    if (pool && random.chance(0.9)) return random.pick(pool);
    if ("const" in schema) return schema.const;
    const draw = BY_TYPE[schema.type ?? ""];
    return draw ? draw(schema, key) : random.pick(ODD);
  }

  /**
   * Returns a value at a limit of the schema, on either side.
   * @param {JsonSchema} input
   * @returns {unknown}
   */
  function boundary(input) {
    const schema = alternativeOf(input, random);
    const { numbers, items, lengths } = edgesOf(schema);
    if (schema.type === "integer" || schema.type === "number") return random.pick(numbers);
    if (schema.type !== "array") {
      return random.pick(["a", " ", "ሀ", "é"]).repeat(within(random.pick(lengths), 12_000));
    }
    const item = valid(schema.items ?? {});
    return Array.from({ length: within(random.pick(items), 2_000) }, () => item);
  }

  return {
    valid,
    boundary,
    wrong: () => random.pick([...ODD, ...NUMBERS]),
    hostile: () => (random.chance(0.8) ? random.pick(HOSTILE) : random.pick(NUMBERS)),
  };
}

/**
 * Returns matching texts, or plain ones if the generator does not support the pattern.
 * @param {string} pattern
 * @param {number} seed
 */
function drawMatching(pattern, seed) {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern, "u")), { numRuns: MAX_SAMPLES, seed });
  } catch {
    return ["a", "1", "A1"];
  }
}
