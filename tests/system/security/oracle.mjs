// Faults of responses, whatever the request.
/**
 * @import { Endpoint } from "../../../lib/api-contract/endpoint.ts"
 * @import { CallResult } from "./types.d.ts"
 */

const SLOW_MS = 5_000;
const ERROR_BYTES = 300;

/** Internal details: stacks, SQL, the ORM, paths. */
const INSIDE =
  /\bat .+\(.+:\d+:\d+\)|node_modules|\/work\/|\/home\/|\/app\/lib\/|prisma|PostgresError|SELECT .+ FROM |INSERT INTO|violates \w+ constraint|ZodError|TypeError|ECONNREFUSED|invalid input syntax/i;

/**
 * Returns whether there was no response: a broken connection or a timeout.
 * @param {CallResult} result
 */
const isNone = ({ status }) => status === 0;

/** @param {CallResult} result */
function* faultsOfRefusal({ status, text, headers }) {
  if (status >= 500 && status !== 503) yield `${status}`;
  const isProblem = headers["content-type"]?.startsWith("application/problem+json");
  if (!isProblem && Buffer.byteLength(text) > ERROR_BYTES)
    yield `an error of ${text.length} characters`;
  const inside = INSIDE.exec(text)?.[0];
  if (inside) yield `tells of the inside: ${inside.slice(0, 60)}`;
}

/**
 * Yields the faults of a 2xx body by the contract: missing or unknown keys, wrong types.
 * @param {Pick<Endpoint, "output">} endpoint
 * @param {CallResult} result
 */
function* faultsOfSuccess({ output }, { text, headers }) {
  if ("file" in output) {
    if (!headers["content-type"]?.startsWith(output.file)) yield `is no ${output.file}`;
    return;
  }
  const { error } = output.safeParse(JSON.parse(text || "null"));
  for (const issue of error?.issues.slice(0, 3) ?? []) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : "";
    yield `${issue.path.join(".")} ${issue.message} ${keys}`.trim();
  }
}

/**
 * Returns the faults of a response by the API contract.
 * @param {{ row: Pick<Endpoint, "output"> & { status: number }, statuses: number[] }} call `statuses`: documented ones
 * @param {CallResult} result
 */
export function faultsOf({ row, statuses }, result) {
  if (isNone(result)) return ["no answer"];
  const faults = result.ms > SLOW_MS ? [`took ${Math.round(result.ms)} ms`] : [];
  if (!statuses.includes(result.status)) faults.push(`${result.status} is not documented`);
  if (result.status >= 400) return [...faults, ...faultsOfRefusal(result)];
  if (result.status === row.status) return [...faults, ...faultsOfSuccess(row, result)];
  return faults;
}
