// Values for a JSON schema: valid, at its limits, and of another type.
import fc from "fast-check";

import { HOSTILE, NUMBERS, ODD } from "./fuzz-dictionary.mjs";

const MAX_DRAWN = 64;
const CHARACTERS = [..."abc ABC xyz 019 éüß ሀለ بن"];

/** Picks one of the alternatives of a schema, or returns the schema. */
function oneOf(schema, random) {
  const several = schema.anyOf ?? schema.oneOf;
  return several ? oneOf(random.pick(several), random) : schema;
}

const isoOf = (random) => new Date(random.int(1.6e12, 2e12)).toISOString();

/** Texts in zod's formats. */
const FORMATS = {
  email: (random) => `system-test.${random.int(1, 1e6)}@example.com`,
  uri: (random) => `https://pictures.example/${random.int(1, 99)}.webp`,
  "date-time": isoOf,
  date: (random) => isoOf(random).slice(0, 10),
};

function plainText({ minLength = 1, maxLength = 40 }, random) {
  const min = Math.max(minLength, 1);
  const length = random.int(min, Math.max(min, Math.min(maxLength, 60)));
  return Array.from({ length }, () => random.pick(CHARACTERS)).join("");
}

function number({ minimum, exclusiveMinimum, maximum, type }, random) {
  const from = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const to = Math.min(maximum ?? 100, from + 200);
  return type === "integer" ? random.int(from, to) : from + random.next() * (to - from);
}

/** Returns lengths and numbers at the limits of a schema, on both sides. */
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

const within = (value, max) => Math.max(0, Math.min(value, max));

/**
 * @param {ReturnType<import("../random.mjs").randomOf>} random
 * @param {Record<string, (number | string)[]>} pools existing ids by their key
 */
export function valuesOf(random, pools) {
  const drawn = new Map();

  /** Returns a text that matches a pattern. */
  function matching(pattern) {
    if (!drawn.has(pattern)) drawn.set(pattern, drawMatching(pattern, random.int(1, 1e9)));
    return random.pick(drawn.get(pattern));
  }

  function text(schema) {
    if (schema.enum) return random.pick(schema.enum);
    if (schema.format in FORMATS) return FORMATS[schema.format](random);
    return schema.pattern ? matching(schema.pattern) : plainText(schema, random);
  }

  function list({ items = {}, minItems = 0, maxItems = 3 }, key) {
    const length = random.int(minItems, Math.max(minItems, Math.min(maxItems, minItems + 3)));
    return Array.from({ length }, () => valid(items, key === "items" ? "productId" : key));
  }

  function object({ properties = {}, required = [] }) {
    const keys = Object.keys(properties).filter(
      (key) => required.includes(key) || random.chance(0.3),
    );
    return Object.fromEntries(keys.map((key) => [key, valid(properties[key], key)]));
  }

  const BY_TYPE = {
    string: text,
    integer: (schema) => number(schema, random),
    number: (schema) => number(schema, random),
    boolean: () => random.chance(0.5),
    array: list,
    object,
    null: () => null,
  };

  /** Returns a value that the schema accepts, as far as JSON schema can express it. */
  function valid(input, key = "") {
    const schema = oneOf(input, random);
    const isPooled = key in pools && schema.type !== "array" && schema.type !== "object";
    if (isPooled && random.chance(0.9)) return random.pick(pools[key]);
    if ("const" in schema) return schema.const;
    return schema.type in BY_TYPE ? BY_TYPE[schema.type](schema, key) : random.pick(ODD);
  }

  /** Returns a value at a limit of the schema, on either side. */
  function boundary(input) {
    const schema = oneOf(input, random);
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

/** Returns matching texts, or plain ones if the generator does not support the pattern. */
function drawMatching(pattern, seed) {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern, "u")), { numRuns: MAX_DRAWN, seed });
  } catch {
    return ["a", "1", "A1"];
  }
}
