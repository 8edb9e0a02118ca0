// Renders docs/api.md from the API contract (lib/api-contract).
import * as z from "zod";

/**
 * @import { Endpoint } from "../../../lib/api-contract/endpoint.ts"
 * @typedef {z.core.JSONSchema.BaseSchema} JsonSchema
 */

const CALLERS = {
  anyone: "anyone",
  member: "signed-in users",
  seller: "sellers",
  admin: "admins",
  machine: "programs that know the secret",
  provider: "the payment provider, which signs the body",
};

const HEAD = `# API

Every call under \`/api\`. \`npm run docs\` generates this page from \`lib/api-contract\`; make changes there. The same
description for programs, with the type of every field, is at \`/api/openapi.json\`. Amounts are decimal strings in dollars,
times ISO 8601. A name with \`?\` is optional. A call with a path parameter also responds with 404 for rows that the caller
may not know about.
`;

/**
 * Returns the keys of an object, with `?` for optional ones.
 * @param {JsonSchema} schema
 * @param {Record<string, JsonSchema>} definitions by name
 * @returns {string}
 */
function keysOf(schema, definitions) {
  const { $ref, type, properties = {}, required = [], items, anyOf } = schema;
  if ($ref) return keysOf(definitions[$ref.split("/").at(-1) ?? ""] ?? {}, definitions);
  if (type === "array") return `${keysOf(/** @type {JsonSchema} */ (items), definitions)}[]`;
  if (anyOf)
    return anyOf
      .map((option) => keysOf(/** @type {JsonSchema} */ (option), definitions))
      .join(" or ");
  if (type !== "object") return String(type ?? "anything");
  const keys = Object.keys(properties).map((key) => (required.includes(key) ? key : `${key}?`));
  return keys.length > 0 ? `{ ${keys.join(", ")} }` : "{}";
}

/**
 * @param {z.ZodType} schema
 * @param {"input" | "output"} io
 */
function describe(schema, io) {
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `\`${keysOf(json, json.$defs ?? {})}\``;
}

/**
 * @param {Endpoint} call
 * @param {z.ZodType | null} body
 */
function describeRequest({ query, files }, body) {
  const inputs = [
    query && `query ${describe(query, "input")}`,
    body && describe(body, "input"),
    files && `form field \`${files}\``,
  ].filter(Boolean);
  return inputs.join("; ") || "nothing";
}

/** @param {Endpoint} call */
function describeResponse({ status, output }) {
  return `${status} ${"file" in output ? output.file : describe(output, "output")}`;
}

/**
 * Renders the page.
 * @param {Pick<Awaited<ReturnType<typeof import("./load-api-contract.mjs").loadApiContract>>,
 *   "AREAS" | "bodySchema" | "endpointName" | "endpointStatuses">} contract
 * @returns {string} the page
 */
export function renderApiPage({ AREAS, bodySchema, endpointName, endpointStatuses }) {
  const areas = Object.entries(AREAS).map(([area, calls]) => {
    const entries = calls.map((call) => {
      const refusals = endpointStatuses(call).filter((status) => status !== call.status);
      return [
        `### ${endpointName(call)}\n`,
        `${call.summary}. For ${CALLERS[call.who]}${call.own ? ", own rows only" : ""}.\n`,
        `- request: ${describeRequest(call, bodySchema(call))}`,
        `- response: ${describeResponse(call)}`,
        ...(refusals.length > 0 ? [`- errors: ${refusals.join(", ")}`] : []),
      ].join("\n");
    });
    return `## ${area}\n\n${entries.join("\n\n")}\n`;
  });
  return [HEAD, ...areas].join("\n");
}
