import { serverHooks } from "./hooks.mjs";

/** Seconds until a retry makes sense. */
const RETRY_SECONDS = "5";

/**
 * Sends 503 with one sentence in the visitor's language: a page for browsers, text for other clients.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function sendUnavailable(request, response) {
  const { type, body, policy } = serverHooks().unavailableBody(request);
  response
    .writeHead(503, {
      "retry-after": RETRY_SECONDS,
      "cache-control": "private, no-store",
      "content-type": type,
      "content-length": Buffer.byteLength(body),
      ...(policy ? { "content-security-policy": policy } : {}),
    })
    .end(body);
}
