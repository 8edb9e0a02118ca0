// Renders docs/api.md from the API contract (lib/api-contract).
import * as z from "zod";

const WHO = {
  anyone: "anybody",
  member: "whoever is signed in",
  seller: "sellers",
  admin: "admins",
  machine: "a machine, by its secret",
};

const HEAD = `# Calls

Every call under \`/api\`, made from \`lib/api-contract\` by \`npm run docs\`: a change goes there. \`/api/openapi.json\` says the
same to programs, with every field's type. Amounts are decimal strings of dollars, times ISO 8601. A name with \`?\` may be
left out. A call that takes a path parameter and is answered 404 says so for rows that the caller may not know of, too.
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
        `- takes ${taken(call, bodySchema(call))}`,
        `- answers ${answered(call)}`,
        ...(refusals.length > 0 ? [`- refuses with ${refusals.join(", ")}`] : []),
      ].join("\n");
    });
    return `## ${area}\n\n${entries.join("\n\n")}\n`;
  });
  return [HEAD, ...areas].join("\n");
}
