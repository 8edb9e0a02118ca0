import "server-only";

import type { IncomingMessage, ServerResponse } from "node:http";

import { log } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";
import { PEER_HEADER, peerIp, trustPeerHeader } from "@/lib/core/network";
import { getRequestId, REQUEST_ID_HEADER } from "@/lib/core/request-context";
import { routePattern } from "./route-pattern";

const SLOW_SECONDS = 2;

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Headers that are removed from requests, since the framework trusts them. It copies the nonce of a policy into the
 * page: a visitor's own would end up in a cached page. It also responds to any "prefetch" with an empty 200. Headers
 * that middleware.ts sets are added afterwards.
 */
const INTERNAL_HEADERS = [
  "content-security-policy",
  "content-security-policy-report-only",
  "x-middleware-prefetch",
];

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";

/**
 * Assigns the request id and removes internal headers. Only API responses have the id as a header: pages are the same
 * for everybody.
 */
export function prepareRequest(request: IncomingMessage, response: ServerResponse) {
  for (const name of INTERNAL_HEADERS) delete request.headers[name];
  // Overwrites a header of that name from the client.
  trustPeerHeader();
  const { remoteAddress } = request.socket;
  request.headers[PEER_HEADER] = peerIp(remoteAddress, request.headers["x-forwarded-for"]);
  const id = getRequestId(request.headers[REQUEST_ID_HEADER]);
  request.headers[REQUEST_ID_HEADER] = id;
  if (request.url?.startsWith("/api/")) response.setHeader(REQUEST_ID_HEADER, id);
}

/** Measures a response, and logs a failed or slow one as one line. */
export function observeResponse(
  request: IncomingMessage,
  { statusCode: status }: ServerResponse,
  seconds: number,
) {
  const labels = { method: methodOf(request), route: routePattern(pathOf(request)), status };
  metrics()?.requests.observe(labels, seconds);
  if (status < 500 && seconds < SLOW_SECONDS) return;
  const requestId = String(request.headers[REQUEST_ID_HEADER]);
  log.info("Request served", { requestId, ...labels, ms: Math.round(seconds * 1_000) });
}

function methodOf({ method = "" }: IncomingMessage) {
  return METHODS.has(method) ? method : "other";
}
