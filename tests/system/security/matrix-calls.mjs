// Every endpoint of the API contract as every principal: the response depends on the role and on the owner of the row.
import { requireValue } from "../../bench/require-value.mjs";
import { call } from "../http.mjs";
import { signIn } from "../people.mjs";
import { isSignedIn, listPrincipals } from "./access-cells.mjs";
import { form } from "./form.mjs";
import { faultsOf } from "./oracle.mjs";
import { forAllUnchanged } from "./unchanged.mjs";

/**
 * @import { Endpoint } from "../../../lib/api-contract/endpoint.ts"
 * @import { OwnedTable, Principal } from "./actors.mjs"
 * @import { MatrixRun } from "./matrix.mjs"
 *
 * @typedef {{ row: Endpoint, principal: Principal }} Pair
 */

/**
 * Values of path parameters without an owner; all exist in the demo shop.
 * @type {Record<string, string | number>}
 */
const PARAMETERS = {
  id: 1,
  productId: 1,
  sellerId: 2,
  eventId: 2,
  slug: "doro-wat-without-shortcuts",
  urlSlug: "amina-weavers",
  list: "users",
  kind: "invoice",
  key: "nope",
  nextauth: "session",
};

const WAITING_PRODUCT = 89;
const CHARTED_PRODUCT = 12;

/** Endpoints that no principal can call here, with the reason. */
const UNREACHED = new Set([
  "POST /api/webhooks/stripe", // needs the provider's signature
  "POST /api/sandbox/payment-intents/{id}/confirm", // no sandbox beside a real provider
  "GET /api/documents/{key}", // tested in matrix-rows.mjs
  "DELETE /api/upload/image", // tested in matrix-rows.mjs
  "POST /api/upload/direct/{id}", // the store is a local folder, to which no file is sent directly
  "POST /api/uploadthing",
  "GET /api/jobs", // needs the secret of the jobs
  "POST /api/jobs",
  "GET /api/metrics",
  "POST /api/auth/{nextauth}", // needs next-auth's own token
  "POST /api/cancel-subscription", // the fake provider has no plans
]);

/** @type {Record<"member" | "seller" | "admin", string[]>} */
const ROLES = { member: ["buyer", "seller", "admin"], seller: ["seller"], admin: ["admin"] };

/**
 * Returns 400, 401, 403 or 404 if the caller is refused whatever the input, else null.
 * @param {Endpoint} row
 * @param {Principal} principal
 */
function refusalOf({ who, own }, principal) {
  if (who === "anyone") return null;
  if (who === "provider") return 400;
  const { role } = principal;
  if (who === "machine" || role === null || !isSignedIn(principal)) return 401;
  if (!ROLES[who].includes(role)) return 403;
  if (!own || principal.name === own.by || (own.andAdmin && role === "admin")) return null;
  return 404;
}

/**
 * Returns a path with its parameters. Of rows with an owner it uses the first, or the last for DELETE.
 * @param {Endpoint} row
 * @param {Pick<MatrixRun, "principals" | "contract">} run
 */
function pathOf({ method, path, own }, { principals, contract }) {
  const ids = own ? principals[own.by].rows[/** @type {OwnedTable} */ (own.table)] : [];
  const [first = ""] = contract.pathParameters({ path });
  /** @type {Record<string, string | number | undefined>} */
  const values = {
    ...PARAMETERS,
    ...(path.includes("/moderation") && { productId: WAITING_PRODUCT }),
    ...(path.endsWith("/size-chart") && { id: CHARTED_PRODUCT }),
    ...(own && { [first]: method === "DELETE" ? ids.at(-1) : ids[0] }),
  };
  return path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/**
 * Returns the request of an endpoint, with its example as body or query.
 * @param {Endpoint} row
 * @param {MatrixRun} run
 */
function requestOf(row, run) {
  const { method, files, example } = row;
  const path = pathOf(row, run);
  if (method === "GET") {
    const search = new URLSearchParams(/** @type {Record<string, string>} */ (example));
    return { method, path: example ? `${path}?${search}` : path };
  }
  const json = { type: "application/json", body: JSON.stringify(example ?? {}) };
  const { type, body } = files ? form(files) : json;
  return { method, path, body, headers: { "content-type": type } };
}

/**
 * Returns the allowed statuses: the refusal, or all documented ones except refusals.
 * @param {Endpoint} row
 * @param {Principal} principal
 * @param {MatrixRun["contract"]} contract
 */
function expectedOf(row, principal, { endpointStatuses }) {
  const refusal = refusalOf(row, principal);
  if (refusal) return [refusal];
  const isForeign = row.path.startsWith("/api/auth/"); // next-auth uses 400 instead of 403
  return endpointStatuses(row).filter((status) => isForeign || ![400, 401, 403].includes(status));
}

/**
 * Returns the cookie; the call that signs out uses another session.
 * @param {Endpoint} row
 * @param {Principal} principal
 * @param {Pick<MatrixRun, "db" | "secret">} run
 */
async function cookieOf(row, { id, role, name, cookie }, { db, secret }) {
  if (row.path !== "/api/logout" || id === null || !isSignedIn({ name })) return cookie;
  const [session] = await signIn(db, { ids: [id], role, secret });
  return requireValue(session, `session of ${name}`).cookie;
}

/**
 * Sends one call. Returns whether it succeeded.
 * @param {MatrixRun} run
 * @param {Endpoint} row
 * @param {Principal} principal
 */
async function tryCell(run, row, principal) {
  const { contract, cells } = run;
  const request = requestOf(row, run);
  const cookie = await cookieOf(row, principal, run);
  const result = await call(run.url, { ...request, headers: { ...request.headers, cookie } });
  const statuses = expectedOf(row, principal, contract);
  const { status, ms } = result;
  const faults = faultsOf({ row, statuses }, result);
  cells.add({ what: contract.endpointName(row), who: principal.name, ms, status, faults });
  return status === row.status;
}

/**
 * Sorts reads first and calls that remove something last, since refusals must be tested before.
 * @param {Endpoint[]} rows
 */
function inOrder(rows) {
  /** @param {Endpoint} row */
  const isRemoval = ({ method, path }) => method === "DELETE" || path === "/api/logout";
  /** @param {Endpoint} row */
  const rank = (row) => (row.method === "GET" ? 0 : isRemoval(row) ? 2 : 1);
  return rows.toSorted((row, other) => rank(row) - rank(other));
}

/**
 * Reports endpoints that never succeeded, except those that cannot: they were not really tested.
 * @param {MatrixRun} run
 * @param {Set<string>} reached names of the endpoints that succeeded
 */
function compare({ contract, cells }, reached) {
  for (const name of contract.ENDPOINTS.map(contract.endpointName)) {
    if (reached.has(name) !== UNREACHED.has(name)) continue;
    const fault = reached.has(name)
      ? "succeeded, although no principal may"
      : "no principal succeeded";
    cells.add({ what: name, who: "anybody", status: 0, faults: [fault] });
  }
}

/** @param {MatrixRun} run */
export async function tryCalls(run) {
  const { contract, principals } = run;
  /** @type {Set<string>} */
  const reached = new Set();
  const pairs = inOrder(contract.ENDPOINTS).flatMap((row) =>
    listPrincipals(principals).map((principal) => ({ row, principal })),
  );
  /** @param {Pair} pair */
  const isHarmless = ({ row, principal }) =>
    row.method === "GET" || refusalOf(row, principal) !== null;
  /** @param {Pair} pair */
  async function go({ row, principal }) {
    if (await tryCell(run, row, principal)) reached.add(contract.endpointName(row));
  }
  await forAllUnchanged(run, pairs.filter(isHarmless), go);
  for (const pair of pairs.filter((pair) => !isHarmless(pair))) await go(pair);
  compare(run, reached);
}
