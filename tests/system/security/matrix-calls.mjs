// Every call of the registry in everybody's name: the role decides who is answered, and the row whose it is.
import { call as ask } from "../http.mjs";
import { signIn } from "../people.mjs";
import { everybodyOf, isIn } from "./access-cells.mjs";
import { form } from "./form.mjs";
import { faultsOf } from "./oracle.mjs";
import { forAllUnchanged } from "./unchanged.mjs";

/** What a path's parameters are where they name nobody's own row; all of it is in the demo market. */
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

/** Calls that nobody of ours gets through to here, and why. */
const UNREACHED = new Set([
  "POST /api/webhooks/stripe", // wants the provider's signature
  "POST /api/sandbox/payment-intents/{id}/confirm", // there is no sandbox beside a real provider
  "GET /api/documents/{key}", // tried with a document of one's own (matrix-rows.mjs)
  "DELETE /api/upload/image", // likewise
  "GET /api/jobs", // want a machine's secret
  "POST /api/jobs",
  "GET /api/metrics",
  "POST /api/auth/{nextauth}", // wants next-auth's own token
  "POST /api/cancel-subscription", // the fake provider sells no plan that could end
]);

const ROLES = { member: ["buyer", "seller", "admin"], seller: ["seller"], admin: ["admin"] };

/** 401, 403 or 404 where the caller is refused whatever is sent; null where the call is for them. */
function refusalOf({ who, own }, principal) {
  if (who === "anyone") return null;
  if (who === "machine" || !isIn(principal)) return 401;
  if (!ROLES[who].includes(principal.role)) return 403;
  if (!own || principal.name === own.by || (own.andAdmin && principal.role === "admin"))
    return null;
  return 404;
}

/** A path with its parameters filled in; where it names somebody's own row, the first or, to be taken away, the last. */
function pathOf({ method, path, own }, { principals, contract }) {
  const owned = own ? principals[own.by].rows[own.table] : [];
  const [first] = contract.pathParameters({ path });
  const values = {
    ...PARAMETERS,
    ...(path.includes("/moderation") && { productId: WAITING_PRODUCT }),
    ...(own && { [first]: method === "DELETE" ? owned.at(-1) : owned[0] }),
  };
  return path.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The request of a row, with the example of its body or query. */
function requestOf(row, run) {
  const { method, files, example } = row;
  const path = pathOf(row, run);
  if (method === "GET")
    return { method, path: example ? `${path}?${new URLSearchParams(example)}` : path };
  const json = { type: "application/json", body: JSON.stringify(example ?? {}) };
  const { type, body } = files ? form(files) : json;
  return { method, path, body, headers: { "content-type": type } };
}

/** What a call may answer somebody: the refusal, or, for whoever it is for, anything documented that is none. */
function expectedOf(row, principal, { endpointStatuses }) {
  if (row.path === "/api/webhooks/stripe") return [400];
  const refusal = refusalOf(row, principal);
  if (refusal) return [refusal];
  const isOthers = row.path.startsWith("/api/auth/"); // next-auth says 400 where we say 403
  return endpointStatuses(row).filter((status) => isOthers || ![400, 401, 403].includes(status));
}

/** Whoever signs out does so in another browser. */
async function cookieOf(row, { id, role, name, cookie }, { db, secret }) {
  if (row.path !== "/api/logout" || !isIn({ name })) return cookie;
  const [other] = await signIn(db, { ids: [id], role, secret });
  return other.cookie;
}

async function tryCell(run, row, principal) {
  const { contract, cells } = run;
  const request = requestOf(row, run);
  const cookie = await cookieOf(row, principal, run);
  const answer = await ask(run.url, { ...request, headers: { ...request.headers, cookie } });
  const statuses = expectedOf(row, principal, contract);
  const { status, ms } = answer;
  const faults = faultsOf({ row, statuses }, answer);
  cells.add({ what: contract.endpointName(row), who: principal.name, ms, status, faults });
  return status === row.status;
}

/** Reads come first, and what ends something last: whoever may not must have been refused before. */
function inOrder(calls) {
  const isLast = ({ method, path }) => method === "DELETE" || path === "/api/logout";
  const rank = (row) => (row.method === "GET" ? 0 : isLast(row) ? 2 : 1);
  return calls.toSorted((one, other) => rank(one) - rank(other));
}

/** Every call must have been seen to succeed for somebody, but for those that cannot: else the trial is blind. */
function compare({ contract, cells }, reached) {
  for (const name of contract.ENDPOINTS.map(contract.endpointName)) {
    if (reached.has(name) !== UNREACHED.has(name)) continue;
    const fault = reached.has(name)
      ? "answered, though nobody should get through"
      : "nobody got through";
    cells.add({ what: name, who: "anybody", status: 0, faults: [fault] });
  }
}

/** @param {{ contract: object, principals: object, cells: object, url: string, db: object, secret: string }} run */
export async function tryCalls(run) {
  const { contract, principals } = run;
  const reached = new Set();
  const pairs = inOrder(contract.ENDPOINTS).flatMap((row) =>
    everybodyOf(principals).map((principal) => ({ row, principal })),
  );
  const isHarmless = ({ row, principal }) =>
    row.method === "GET" || refusalOf(row, principal) !== null;
  async function go({ row, principal }) {
    if (await tryCell(run, row, principal)) reached.add(contract.endpointName(row));
  }
  await forAllUnchanged(run, pairs.filter(isHarmless), go);
  for (const pair of pairs.filter((one) => !isHarmless(one))) await go(pair);
  compare(run, reached);
}
