// A fake Stripe as its own process: `node server.mjs <port> <rows file> <webhook secret> <seed>`. /v1 is Stripe's API,
// /control sets faults and returns the rows to the test.
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { openBooks } from "./books.mjs";
import { findCall, perform } from "./calls.mjs";
import { createFaults } from "./faults.mjs";
import { createSender } from "./sender.mjs";

const [port, file, secret, seed] = process.argv.slice(2);
const books = openBooks(file);
const faults = createFaults(Number(seed));
const sender = createSender({ books, secret, seed: Number(seed) + 1 });
const counts = { calls: 0, replayed: 0, keyMisused: 0 };
/** Idempotency keys whose first call is still in progress. */
const inProgress = new Set();

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function reply(response, { status, body }, headers = {}) {
  const text = JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

const failure = (status, type, message, code) => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});

const FAULTS = {
  before500: failure(500, "api_error", "Something went wrong on our end."),
  after500: failure(500, "api_error", "Something went wrong on our end."),
  tooMany: failure(429, "invalid_request_error", "Too many requests.", "rate_limit"),
  conflict: failure(409, "invalid_request_error", "Object is in use.", "lock_timeout"),
};

/** Stripe deletes a key after a day. */
const KEY_MS = 24 * 60 * 60 * 1000;

/** Returns the cached response of a key, a refusal if the key was used for another request, or null. */
function findCachedResponse(key, fingerprint) {
  const existing = key && books.keys.get(key);
  if (!existing || Date.now() - existing.at > KEY_MS) return null;
  if (existing.fingerprint !== fingerprint) {
    counts.keyMisused += 1;
    const message = "Keys for idempotent requests can only be used with the same parameters.";
    return { response: failure(400, "idempotency_error", message), headers: {} };
  }
  counts.replayed += 1;
  return { response: existing, headers: { "idempotent-replayed": "true" } };
}

/** Executes a call and stores its response under its key, in one step. */
function commit(call, { key, fingerprint, form, query, account }) {
  const { status, body, changes } = perform(call, { books, form, query, account });
  const at = Date.now();
  const cached = key && status < 500 ? [["keys", { id: key, fingerprint, status, body, at }]] : [];
  books.commit(...changes, ...cached);
  for (const [table, row] of changes) if (table === "events") sender.emit(row);
  return { status, body };
}

/** Returns the account, the idempotency key and the input of a request. */
function read(request, body) {
  const account = request.headers["stripe-account"] ?? null;
  const given = request.headers["idempotency-key"];
  return {
    account,
    key: given ? `${account ?? ""} ${given}` : null,
    fingerprint: `${request.method} ${request.url} ${body}`,
    form: Object.fromEntries(new URLSearchParams(body)),
    query: new URL(request.url, "http://fake").searchParams,
  };
}

const REFUSING = ["before500", "tooMany", "conflict"];

/** Returns the response to a call with the drawn fault; null resets the connection. */
async function respondWith({ latency, fault }, call, input) {
  await sleep(latency / 2);
  if (REFUSING.includes(fault)) return { response: FAULTS[fault] };
  const existing = findCachedResponse(input.key, input.fingerprint) ?? {
    response: commit(call, input),
  };
  await sleep(latency / 2);
  if (fault === "reset") return null;
  return fault === "after500" ? { response: FAULTS.after500 } : existing;
}

async function serve(call, request, response, body) {
  counts.calls += 1;
  const input = read(request, body);
  if (inProgress.has(input.key)) {
    const message = "Another request with this key is being processed.";
    const refusal = failure(409, "idempotency_error", message, "idempotency_key_in_use");
    return reply(response, refusal);
  }
  if (input.key) inProgress.add(input.key);
  const outcome = await respondWith(faults.draw(call.kind), call, input);
  inProgress.delete(input.key);
  if (outcome) reply(response, outcome.response, outcome.headers);
  else response.socket?.resetAndDestroy();
}

const CONTROLS = {
  "GET /control/books": () => books.read(),
  "GET /control/counts": () => ({
    ...counts,
    faults: faults.counts,
    webhooks: sender.counts,
    isIdle: sender.isIdle,
  }),
  "POST /control/faults": (wanted) => faults.set(wanted),
  "POST /control/webhooks": (wanted) => sender.set(wanted),
  "POST /control/resume": () => sender.resume(),
};

async function handle(request, response) {
  const body = await readBody(request);
  const control = CONTROLS[`${request.method} ${request.url}`];
  if (control)
    return reply(response, { status: 200, body: control(body && JSON.parse(body)) ?? {} });
  const call = findCall(request.method, new URL(request.url, "http://fake").pathname);
  if (!call) return reply(response, failure(404, "invalid_request_error", "Unrecognized URL"));
  if (!/^Bearer (sk|pk)_/.test(request.headers.authorization ?? "")) {
    return reply(response, failure(401, "invalid_request_error", "No API key"));
  }
  return serve(call, request, response, body);
}

const server = http.createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(Number(port), "127.0.0.1");
