// Requests to the endpoints of the API contract: most are valid, the others invalid in one way each.
import * as z from "zod";
import { form } from "./form.mjs";
import { HOSTILE, UNKNOWN_KEYS } from "./fuzz-dictionary.mjs";
import { valuesOf } from "./fuzz-values.mjs";

/** Percentage of each kind of request. */
const SHARES = { valid: 60, boundary: 15, wrong: 10, hostile: 10, structural: 5 };

const LOCALES = ["en", "so", "om", "am", "ar"];
const LARGE = 70_000;

/** Limits the length of a URL; Node responds with 431 to longer ones. */
const MAX_VALUE_LENGTH = 500;

function pickKind(random) {
  let left = random.int(1, 100);
  return Object.keys(SHARES).find((kind) => {
    left -= SHARES[kind];
    return left <= 0;
  });
}

function schemaOf(schema) {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return json.anyOf?.[0] ?? json;
}

/** Serializes a value for a URL or a file. */
function textOf(value) {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
}

const JSON_TYPE = { "content-type": "application/json" };

/** Invalid bodies, built from a valid one. */
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

/** Content types other than JSON, or none. */
const TYPES = [
  { "content-type": "application/json, text/plain" },
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "application/json; charset=utf-16" },
  { ...JSON_TYPE, "content-encoding": "gzip" },
  {},
];

/** Returns an invalid body, or a valid one with another content type. */
function broken(input, random) {
  const text = JSON.stringify(input);
  const parts = {
    input,
    text,
    key: random.pick(UNKNOWN_KEYS),
    first: Object.keys(input)[0] ?? "a",
  };
  if (random.chance(0.6)) return { body: random.pick(BROKEN)(parts), headers: JSON_TYPE };
  const headers = random.pick(TYPES);
  const isWide = headers["content-type"]?.endsWith("utf-16");
  return { body: isWide ? Buffer.from(text, "utf16le") : text, headers };
}

/** Precomputes the schemas of an endpoint. */
function describe(row, { bodySchema, pathParameters, endpointStatuses }) {
  const body = bodySchema(row);
  return {
    row,
    parameters: pathParameters(row),
    body: body && schemaOf(body),
    query: row.query && schemaOf(row.query),
    statuses: endpointStatuses(row),
  };
}

/** Kinds that replace one value of a valid request. */
const SPOILING = ["boundary", "wrong", "hostile"];

/** Creates functions that draw inputs, paths, queries and bodies. */
function drawerOf(random, pools) {
  const values = valuesOf(random, pools);

  /** Returns the example with some values drawn again, and one of them invalid if the kind requires it. */
  function input({ properties = {}, required = [] }, example, kind) {
    const keys = Object.keys(properties);
    const isIncluded = (key) => key in example || required.includes(key) || random.chance(0.15);
    const isExample = (key) => key in example && random.chance(0.7);
    const drawn = Object.fromEntries(
      keys
        .filter(isIncluded)
        .map((key) => [key, isExample(key) ? example[key] : values.valid(properties[key], key)]),
    );
    if (keys.length > 0 && SPOILING.includes(kind)) {
      const key = random.pick(keys);
      drawn[key] = values[kind](properties[key]);
    }
    return drawn;
  }

  function path({ row }, kind) {
    const isSpoilt = kind === "hostile" && random.chance(0.5);
    return row.path.replace(/\{(\w+)\}/g, (_, name) => {
      const value = isSpoilt ? random.pick(HOSTILE) : values.valid({ type: "string" }, name);
      return encodeURIComponent(textOf(value)) || "0";
    });
  }

  function query({ row, query: schema }, kind) {
    if (!schema || (kind === "valid" && random.chance(0.3))) return "";
    const drawn = Object.entries(input(schema, row.example ?? {}, kind));
    const pairs = drawn.map(([key, value]) => {
      return [key, textOf(value).slice(0, MAX_VALUE_LENGTH)];
    });
    const more = [...pairs, [random.pick(UNKNOWN_KEYS), "1"], ["limit", "1"]];
    return `?${new URLSearchParams(kind === "structural" ? [...pairs, ...more] : pairs)}`;
  }

  function files(field, kind) {
    const bytes = kind === "valid" ? undefined : Buffer.from(textOf(values.hostile()));
    const { type, body } = form(field, bytes);
    return { body, headers: { "content-type": type } };
  }

  function body({ row, body: schema }, kind) {
    if (row.files) return files(row.files, kind);
    const drawn = input(schema ?? {}, row.example ?? {}, kind);
    if (kind === "structural") return broken(drawn, random);
    return { body: JSON.stringify(drawn), headers: JSON_TYPE };
  }

  return { path, query, body };
}

/**
 * Creates a source of requests, reproducible for the same `random`.
 * @param {{ contract: object, random: object, pools: object }} options `pools`: existing ids by name
 */
export function requestsOf({ contract, random, pools }) {
  const rows = contract.ENDPOINTS.map((row) => describe(row, contract));
  const draw = drawerOf(random, pools);
  return {
    /** Returns the next request, without a sender. */
    next() {
      const one = random.pick(rows);
      const { row, statuses } = one;
      const kind = pickKind(random);
      const isRead = row.method === "GET";
      const path = `${draw.path(one, kind)}${isRead ? draw.query(one, kind) : ""}`;
      const { body, headers } = isRead ? { headers: {} } : draw.body(one, kind);
      const wantsJson = random.chance(0.1) && { accept: "application/json" };
      const language = `NEXT_LOCALE=${random.pick(LOCALES)}`;
      const sent = { method: row.method, path, body, headers: { ...headers, ...wantsJson } };
      return { row, statuses, kind, language, ...sent };
    },
  };
}
