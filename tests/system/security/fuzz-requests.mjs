// Requests to the endpoints of the API contract: most are valid, the others invalid in one way each.
import * as z from "zod";
import { requireValue } from "../../bench/require-value.mjs";
import { form } from "./form.mjs";
import { HOSTILE, UNKNOWN_KEYS } from "./fuzz-dictionary.mjs";
import { valuesOf } from "./fuzz-values.mjs";

/**
 * @import { Endpoint } from "../../../lib/api-contract/endpoint.ts"
 * @import { JsonSchema, Pools } from "./fuzz-values.mjs"
 * @import { MatrixRun } from "./matrix.mjs"
 * @import { Random } from "./types.d.ts"
 *
 * @typedef {Pick<MatrixRun["contract"], "ENDPOINTS" | "bodySchema" | "endpointStatuses">} Contract
 *
 * @typedef {keyof typeof SHARES} Kind
 *
 * @typedef {object} DescribedEndpoint
 * @property {Endpoint} row
 * @property {JsonSchema | null} body
 * @property {JsonSchema | null} query
 * @property {number[]} statuses documented ones
 *
 * @typedef {Record<string, unknown>} Input
 *
 * @typedef {{ body: string | Buffer, headers: Record<string, string> }} Body
 *
 * @typedef {object} CallRequest
 * @property {Endpoint} row
 * @property {number[]} statuses documented ones
 * @property {Kind} kind
 * @property {string} language as a cookie
 * @property {string} method
 * @property {string} path
 * @property {string | Buffer} [body]
 * @property {Record<string, string>} headers
 */

/** Percentage of each kind of request. */
const SHARES = { valid: 60, boundary: 15, wrong: 10, hostile: 10, structural: 5 };

const LOCALES = ["en", "so", "om", "am", "ar"];
const LARGE = 70_000;

/** Limits the length of a URL; Node responds with 431 to longer ones. */
const MAX_VALUE_LENGTH = 500;

const KINDS = /** @type {Kind[]} */ (Object.keys(SHARES));

/** @param {Random} random */
function pickKind(random) {
  let remaining = random.int(1, 100);
  const kind = KINDS.find((candidate) => {
    remaining -= SHARES[candidate];
    return remaining <= 0;
  });
  return requireValue(kind, "kind of request");
}

/** @param {z.ZodType} schema */
function schemaOf(schema) {
  const json = /** @type {JsonSchema} */ (
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" })
  );
  return json.anyOf?.[0] ?? json;
}

/**
 * Serializes a value for a URL or a file.
 * @param {unknown} value
 */
function textOf(value) {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
}

const JSON_TYPE = { "content-type": "application/json" };

/**
 * Invalid bodies, built from a valid one. `key`: one that no schema has; `first`: the first key of the valid one.
 * @type {((valid: { input: Input, text: string, key: string, first: string }) => string)[]}
 */
const BROKEN = [
  ({ input }) => JSON.stringify(Object.fromEntries(Object.entries(input).slice(1))),
  ({ text, key }) => text.replace(/\}$/, `${text === "{}" ? "" : ","}${JSON.stringify(key)}:1}`),
  ({ text, first }) => text.replace(/^\{/, `{${JSON.stringify(first)}:null,`),
  ({ text }) => `[${text}]`,
  ({ text }) => JSON.stringify(text),
  ({ text }) => `${text}\0trailing`,
  ({ text }) => text.slice(0, -1),
  ({ input }) => JSON.stringify({ ...input, pad: "x".repeat(LARGE) }),
  () => `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
  () => "",
];

/**
 * Content types other than JSON, or none.
 * @type {Record<string, string>[]}
 */
const TYPES = [
  { "content-type": "application/json, text/plain" },
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "application/json; charset=utf-16" },
  { ...JSON_TYPE, "content-encoding": "gzip" },
  {},
];

/**
 * Returns an invalid body, or a valid one with another content type.
 * @param {Input} input
 * @param {Random} random
 * @returns {Body}
 */
function broken(input, random) {
  const text = JSON.stringify(input);
  const valid = {
    input,
    text,
    key: random.pick(UNKNOWN_KEYS),
    first: Object.keys(input)[0] ?? "a",
  };
  if (random.chance(0.6)) return { body: random.pick(BROKEN)(valid), headers: JSON_TYPE };
  const headers = random.pick(TYPES);
  const isWide = headers["content-type"]?.endsWith("utf-16");
  return { body: isWide ? Buffer.from(text, "utf16le") : text, headers };
}

/**
 * Precomputes the schemas of an endpoint.
 * @param {Endpoint} row
 * @param {Contract} contract
 * @returns {DescribedEndpoint}
 */
function describe(row, { bodySchema, endpointStatuses }) {
  const body = bodySchema(row);
  return {
    row,
    body: body && schemaOf(body),
    query: row.query ? schemaOf(row.query) : null,
    statuses: endpointStatuses(row),
  };
}

/**
 * Returns whether requests of a kind have one replaced value.
 * @param {Kind} kind
 */
const isSpoiling = (kind) => kind === "boundary" || kind === "wrong" || kind === "hostile";

/**
 * Creates functions that draw inputs, paths, queries and bodies.
 * @param {Random} random
 * @param {Pools} pools
 */
function drawerOf(random, pools) {
  const values = valuesOf(random, pools);

  /**
   * Returns the example with some values drawn again, and one of them invalid if the kind requires it.
   * @param {{ schema: JsonSchema, example: object | undefined, kind: Kind }} options
   * @returns {Input}
   */
  function input({ schema: { properties = {}, required = [] }, example, kind }) {
    /** @type {Input} */
    const base = { ...example };
    const entries = Object.entries(properties);
    /** @param {string} key */
    const isIncluded = (key) => key in base || required.includes(key) || random.chance(0.15);
    /** @param {string} key */
    const isExample = (key) => key in base && random.chance(0.7);
    /** @type {Input} */
    const result = Object.fromEntries(
      entries
        .filter(([key]) => isIncluded(key))
        .map(([key, schema]) => [key, isExample(key) ? base[key] : values.valid(schema, key)]),
    );
    if (entries.length > 0 && isSpoiling(kind)) {
      const [key, schema] = random.pick(entries);
      result[key] = values[kind](schema);
    }
    return result;
  }

  /**
   * @param {DescribedEndpoint} endpoint
   * @param {Kind} kind
   */
  function path({ row }, kind) {
    const isSpoilt = kind === "hostile" && random.chance(0.5);
    return row.path.replace(/\{(\w+)\}/g, (_, name) => {
      const value = isSpoilt ? random.pick(HOSTILE) : values.valid({ type: "string" }, name);
      return encodeURIComponent(textOf(value)) || "0";
    });
  }

  /**
   * @param {DescribedEndpoint} endpoint
   * @param {Kind} kind
   */
  function query({ row: { example }, query: schema }, kind) {
    if (!schema || (kind === "valid" && random.chance(0.3))) return "";
    const pairs = Object.entries(input({ schema, example, kind })).map(([key, value]) => {
      return [key, textOf(value).slice(0, MAX_VALUE_LENGTH)];
    });
    const more = [...pairs, [random.pick(UNKNOWN_KEYS), "1"], ["limit", "1"]];
    return `?${new URLSearchParams(kind === "structural" ? [...pairs, ...more] : pairs)}`;
  }

  /**
   * @param {string} field
   * @param {Kind} kind
   * @returns {Body}
   */
  function files(field, kind) {
    const bytes = kind === "valid" ? undefined : Buffer.from(textOf(values.hostile()));
    const { type, body } = form(field, bytes);
    return { body, headers: { "content-type": type } };
  }

  /**
   * @param {DescribedEndpoint} endpoint
   * @param {Kind} kind
   * @returns {Body}
   */
  function body({ row, body: schema }, kind) {
    if (row.files) return files(row.files, kind);
    const value = input({ schema: schema ?? {}, example: row.example, kind });
    if (kind === "structural") return broken(value, random);
    return { body: JSON.stringify(value), headers: JSON_TYPE };
  }

  return { path, query, body };
}

/**
 * Creates a source of requests, reproducible for the same `random`.
 * @param {{ contract: Contract, random: Random, pools: Pools }} options
 */
export function requestsOf({ contract, random, pools }) {
  const endpoints = contract.ENDPOINTS.map((row) => describe(row, contract));
  const draw = drawerOf(random, pools);
  return {
    /**
     * Returns the next request, without a sender.
     * @returns {CallRequest}
     */
    next() {
      const endpoint = random.pick(endpoints);
      const { row, statuses } = endpoint;
      const kind = pickKind(random);
      const isRead = row.method === "GET";
      const path = `${draw.path(endpoint, kind)}${isRead ? draw.query(endpoint, kind) : ""}`;
      const { headers, ...content } = isRead ? { headers: {} } : draw.body(endpoint, kind);
      const accept = random.chance(0.1) && { accept: "application/json" };
      const language = `NEXT_LOCALE=${random.pick(LOCALES)}`;
      const message = { method: row.method, path, ...content, headers: { ...headers, ...accept } };
      return { row, statuses, kind, language, ...message };
    },
  };
}
