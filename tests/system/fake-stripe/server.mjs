// A fake Stripe as its own process: `node server.mjs <port> <rows file> <webhook secret> <seed>`. /v1 is Stripe's API,
// /control sets faults and returns the rows to the test.
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { openBooks } from "./books.mjs";
import { findCall } from "./calls.mjs";
import { createFaults } from "./faults.mjs";
import { createSender } from "./sender.mjs";

/**
 * @import { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http"
 * @import { Change } from "./books.mjs"
 * @import { CallInput } from "./calls.mjs"
 * @import { FaultKind, FaultSettings } from "./faults.mjs"
 * @import { WebhookSettings } from "./sender.mjs"
 *
 * @typedef {NonNullable<ReturnType<typeof findCall>>} Call
 *
 * @typedef {Omit<CallInput, "books"> & { key: string | null, fingerprint: string }} RequestInput
 *
 * @typedef {{ status: number, body: object }} Reply
 *
 * @typedef {{ response: Reply, headers?: OutgoingHttpHeaders }} CallReply
 *
 * @typedef {typeof counts & { faults: typeof faults.counts, webhooks: typeof sender.counts, isIdle: boolean }}
 *   StripeCounts
 */

const [port, file = "", secret = "", seed] = process.argv.slice(2);
const books = openBooks(file);
const faults = createFaults(Number(seed));
const sender = createSender({ books, secret, seed: Number(seed) + 1 });
const counts = { calls: 0, replayed: 0, keyMisused: 0 };
/**
 * Idempotency keys whose first call is still in progress.
 * @type {Set<string | null>}
 */
const inProgress = new Set();

/** @param {IncomingMessage} request */
async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * @param {ServerResponse} response
 * @param {Reply} reply
 * @param {OutgoingHttpHeaders} [headers]
 */
function reply(response, { status, body }, headers = {}) {
  const text = JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

/**
 * @param {number} status
 * @param {string} type
 * @param {string} message
 * @param {string} [code]
 */
const failure = (status, type, message, code) => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});

/** @type {Record<Exclude<FaultKind, "reset">, Reply>} */
const FAULTS = {
  before500: failure(500, "api_error", "Something went wrong on our end."),
  after500: failure(500, "api_error", "Something went wrong on our end."),
  tooMany: failure(429, "invalid_request_error", "Too many requests.", "rate_limit"),
  conflict: failure(409, "invalid_request_error", "Object is in use.", "lock_timeout"),
};

/** Stripe deletes a key after a day. */
const KEY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the cached response of a key, a refusal if the key was used for another request, or null.
 * @param {RequestInput} input
 * @returns {CallReply | null}
 */
function findCachedResponse({ key, fingerprint }) {
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

/**
 * Executes a call and stores its response under its key, in one step.
 * @param {Call} call
 * @param {RequestInput} input
 * @returns {Reply}
 */
function commit(call, { key, fingerprint, form, query, account }) {
  const { status, body, changes } = call.run({ books, form, query, account });
  const at = Date.now();
  /** @type {Change[]} */
  const cached = key && status < 500 ? [["keys", { id: key, fingerprint, status, body, at }]] : [];
  books.commit(...changes, ...cached);
  for (const [table, row] of changes) if (table === "events") sender.emit(row);
  return { status, body };
}

/**
 * Returns the value of a header that occurs once, or null.
 * @param {IncomingMessage} request
 * @param {string} name
 */
const headerOf = (request, name) => request.headers[name]?.toString() ?? null;

/**
 * Returns the URL of a request; its host has no meaning.
 * @param {IncomingMessage} request
 */
const urlOf = (request) => new URL(request.url ?? "", "http://fake");

/**
 * Returns the account, the idempotency key and the input of a request.
 * @param {IncomingMessage} request
 * @param {string} body
 * @returns {RequestInput}
 */
function read(request, body) {
  const account = headerOf(request, "stripe-account");
  const key = headerOf(request, "idempotency-key");
  return {
    account,
    key: key ? `${account ?? ""} ${key}` : null,
    fingerprint: `${request.method} ${request.url} ${body}`,
    form: Object.fromEntries(new URLSearchParams(body)),
    query: urlOf(request).searchParams,
  };
}

/**
 * Returns the response to a call with the drawn fault; null resets the connection.
 * @param {ReturnType<typeof faults.draw>} draw
 * @param {Call} call
 * @param {RequestInput} input
 * @returns {Promise<CallReply | null>}
 */
async function respondWith({ latency, fault }, call, input) {
  await sleep(latency / 2);
  if (fault === "before500" || fault === "tooMany" || fault === "conflict") {
    return { response: FAULTS[fault] };
  }
  const existing = findCachedResponse(input) ?? { response: commit(call, input) };
  await sleep(latency / 2);
  if (fault === "reset") return null;
  return fault === "after500" ? { response: FAULTS.after500 } : existing;
}

/**
 * @param {Call} call
 * @param {RequestInput} input
 * @param {ServerResponse} response
 */
async function serve(call, input, response) {
  counts.calls += 1;
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

/** @type {Record<string, (input: unknown) => object | void>} */
const CONTROLS = {
  "GET /control/books": () => books.read(),
  "GET /control/counts": () => ({
    ...counts,
    faults: faults.counts,
    webhooks: sender.counts,
    isIdle: sender.isIdle,
  }),
  "POST /control/faults": (settings) => faults.set(/** @type {FaultSettings} */ (settings)),
  "POST /control/webhooks": (settings) =>
    sender.set(/** @type {Partial<WebhookSettings>} */ (settings)),
  "POST /control/resume": () => sender.resume(),
};

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
async function handle(request, response) {
  const body = await readBody(request);
  const control = CONTROLS[`${request.method} ${request.url}`];
  if (control)
    return reply(response, { status: 200, body: control(body && JSON.parse(body)) ?? {} });
  const call = findCall(request.method ?? "", urlOf(request).pathname);
  if (!call) return reply(response, failure(404, "invalid_request_error", "Unrecognized URL"));
  if (!/^Bearer (sk|pk)_/.test(request.headers.authorization ?? "")) {
    return reply(response, failure(401, "invalid_request_error", "No API key"));
  }
  return serve(call, read(request, body), response);
}

const server = http.createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(Number(port), "127.0.0.1");
