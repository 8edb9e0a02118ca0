// Faults of responses, whatever the request.
const SLOW_MS = 5_000;
const ERROR_BYTES = 300;

/** Internal details: stacks, SQL, the ORM, paths. */
const INSIDE =
  /\bat .+\(.+:\d+:\d+\)|node_modules|\/work\/|\/home\/|\/app\/lib\/|prisma|PostgresError|SELECT .+ FROM |INSERT INTO|violates \w+ constraint|ZodError|TypeError|ECONNREFUSED|invalid input syntax/i;

/** Whether there was no response: a broken connection or a timeout. */
const isNone = ({ status }) => status === 0;

function* faultsOfRefusal({ status, text, headers }) {
  if (status >= 500 && status !== 503) yield `${status}`;
  const isProblem = headers["content-type"]?.startsWith("application/problem+json");
  if (!isProblem && Buffer.byteLength(text) > ERROR_BYTES)
    yield `an error of ${text.length} characters`;
  const inside = INSIDE.exec(text)?.[0];
  if (inside) yield `tells of the inside: ${inside.slice(0, 60)}`;
}

/** Yields the faults of a 2xx body by the contract: missing or unknown keys, wrong types. */
function* faultsOfAnswer({ output }, { text, headers }) {
  if ("file" in output) {
    if (!headers["content-type"]?.startsWith(output.file)) yield `is no ${output.file}`;
    return;
  }
  const parsed = output.safeParse(JSON.parse(text || "null"));
  for (const { path, message, keys } of parsed.error?.issues.slice(0, 3) ?? []) {
    yield `${path.join(".")} ${message} ${keys ?? ""}`.trim();
  }
}

/**
 * Returns the faults of a response by the API contract.
 * @param {{ row: object, statuses: number[] }} call `statuses`: documented ones
 * @param {{ status: number, text: string, ms: number, headers: object }} answer of http.mjs, call
 * @returns {string[]}
 */
export function faultsOf({ row, statuses }, answer) {
  if (isNone(answer)) return ["no answer"];
  const faults = answer.ms > SLOW_MS ? [`took ${Math.round(answer.ms)} ms`] : [];
  if (!statuses.includes(answer.status)) faults.push(`${answer.status} is not documented`);
  if (answer.status >= 400) return [...faults, ...faultsOfRefusal(answer)];
  if (answer.status === row.status) return [...faults, ...faultsOfAnswer(row, answer)];
  return faults;
}
