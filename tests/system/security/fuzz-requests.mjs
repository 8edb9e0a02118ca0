// Requests out of the registry: most are such as a page sends, the rest are wrong in one way each.
import * as z from "zod";
import { form } from "./form.mjs";
import { HOSTILE, UNKNOWN_KEYS } from "./fuzz-dictionary.mjs";
import { valuesOf } from "./fuzz-values.mjs";

/** How many of a hundred requests are of which kind. */
const SHARES = { valid: 60, boundary: 15, wrong: 10, hostile: 10, structural: 5 };

const LOCALES = ["en", "so", "om", "am", "ar"];
const LARGE = 70_000;

/** A longer address never reaches the shop: Node answers 431 to it. */
const LONGEST_VALUE = 500;

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

/** A value as an address or a file holds it. */
function textOf(value) {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
}

const JSON_TYPE = { "content-type": "application/json" };

/** Bodies that are wrong as a whole, out of what would be right. */
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

/** Types that are none of JSON, or none at all. */
const TYPES = [
  { "content-type": "application/json, text/plain" },
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "application/json; charset=utf-16" },
  { ...JSON_TYPE, "content-encoding": "gzip" },
  {},
];

/** A body that is wrong as a whole, or says that it is something else. */
function broken(input, random) {
  const text = JSON.stringify(input);
  const given = {
    input,
    text,
    key: random.pick(UNKNOWN_KEYS),
    first: Object.keys(input)[0] ?? "a",
  };
  if (random.chance(0.6)) return { body: random.pick(BROKEN)(given), headers: JSON_TYPE };
  const headers = random.pick(TYPES);
  const isWide = headers["content-type"]?.endsWith("utf-16");
  return { body: isWide ? Buffer.from(text, "utf16le") : text, headers };
}

/** What is known of a row's input, so that it is worked out once. */
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

/** Which kinds spoil one value of an otherwise good request. */
const SPOILING = ["boundary", "wrong", "hostile"];

/** Draws inputs, paths, queries and bodies of rows. */
function drawerOf(random, pools) {
  const values = valuesOf(random, pools);

  /** The example with some of its values drawn anew, and one of them spoilt where the kind wants it. */
  function input({ properties = {}, required = [] }, example, kind) {
    const keys = Object.keys(properties);
    const isIn = (key) => key in example || required.includes(key) || random.chance(0.15);
    const isKept = (key) => key in example && random.chance(0.7);
    const drawn = Object.fromEntries(
      keys
        .filter(isIn)
        .map((key) => [key, isKept(key) ? example[key] : values.valid(properties[key], key)]),
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
      return [key, textOf(value).slice(0, LONGEST_VALUE)];
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
 * A source of requests, the same for the same random.
 * @param {{ contract: object, random: object, pools: object }} house `pools`: ids that are there, by name
 */
export function requestsOf({ contract, random, pools }) {
  const rows = contract.ENDPOINTS.map((row) => describe(row, contract));
  const draw = drawerOf(random, pools);
  return {
    /** The next request; who sends it is still to be chosen. */
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
