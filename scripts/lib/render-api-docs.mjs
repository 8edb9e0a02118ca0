// Renders docs/api.md from the API contract (lib/api-contract).
import * as z from "zod";

const WHO = {
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

/** Returns the keys of an object, with `?` for optional ones. */
function keysOf(schema, defs) {
  const { $ref, type, properties = {}, required = [], items, anyOf } = schema;
  if ($ref) return keysOf(defs[$ref.split("/").at(-1)], defs);
  if (type === "array") return `${keysOf(items, defs)}[]`;
  if (anyOf) return anyOf.map((one) => keysOf(one, defs)).join(" or ");
  if (type !== "object") return type ?? "anything";
  const keys = Object.keys(properties).map((key) => (required.includes(key) ? key : `${key}?`));
  return keys.length > 0 ? `{ ${keys.join(", ")} }` : "{}";
}

function describe(schema, io) {
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `\`${keysOf(json, json.$defs)}\``;
}

function taken({ query, files }, body) {
  const parts = [
    query && `query ${describe(query, "input")}`,
    body && describe(body, "input"),
    files && `form field \`${files}\``,
  ].filter(Boolean);
  return parts.join("; ") || "nothing";
}

function answered({ status, output }) {
  return `${status} ${"file" in output ? output.file : describe(output, "output")}`;
}

/**
 * @param {{ AREAS: object, bodySchema: Function, endpointName: Function, endpointStatuses: Function }} contract
 *   lib/api-contract
 * @returns {string} the page
 */
export function renderApiPage({ AREAS, bodySchema, endpointName, endpointStatuses }) {
  const areas = Object.entries(AREAS).map(([area, calls]) => {
    const entries = calls.map((call) => {
      const refusals = endpointStatuses(call).filter((status) => status !== call.status);
      return [
        `### ${endpointName(call)}\n`,
        `${call.summary}. For ${WHO[call.who]}${call.own ? ", own rows only" : ""}.\n`,
        `- request: ${taken(call, bodySchema(call))}`,
        `- response: ${answered(call)}`,
        ...(refusals.length > 0 ? [`- errors: ${refusals.join(", ")}`] : []),
      ].join("\n");
    });
    return `## ${area}\n\n${entries.join("\n\n")}\n`;
  });
  return [HEAD, ...areas].join("\n");
}
