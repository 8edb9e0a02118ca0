import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

import { log } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";
import { PEER_HEADER, peerIp } from "@/lib/core/network";
import { enterRequestContext, getRequestId, REQUEST_ID_HEADER } from "@/lib/core/request-context";
import { routePattern } from "./route-pattern";
import { getSentStatus, installUnavailableResponses } from "./service-unavailable";

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

const starts = new WeakMap<IncomingMessage, number>();

type Event = { request: IncomingMessage; response: ServerResponse };

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";

/**
 * Assigns the request id and removes internal headers. Only API responses have the id as a header: pages are the same
 * for everybody.
 */
function begin({ request, response }: Event) {
  for (const name of INTERNAL_HEADERS) delete request.headers[name];
  // Overwrites a header of that name from the client.
  const { remoteAddress } = request.socket;
  request.headers[PEER_HEADER] = peerIp(remoteAddress, request.headers["x-forwarded-for"]);
  starts.set(request, performance.now());
  const id = getRequestId(request.headers[REQUEST_ID_HEADER]);
  request.headers[REQUEST_ID_HEADER] = id;
  if (request.url?.startsWith("/api/")) response.setHeader(REQUEST_ID_HEADER, id);
  enterRequestContext(id);
}

function end({ request, response }: Event) {
  const start = starts.get(request);
  if (start === undefined) return;
  const seconds = (performance.now() - start) / 1_000;
  const status = getSentStatus(response);
  const told = { method: methodOf(request), route: routePattern(pathOf(request)), status };
  metrics()?.requests.observe(told, seconds);
  if (status < 500 && seconds < SLOW_SECONDS) return;
  const requestId = String(request.headers[REQUEST_ID_HEADER]);
  log.info("Request served", { requestId, ...told, ms: Math.round(seconds * 1_000) });
}

function methodOf({ method = "" }: IncomingMessage) {
  return METHODS.has(method) ? method : "other";
}

/**
 * Logs and measures every request of this process, including cached pages, in the HTTP server. Failed and slow requests
 * are logged as one line.
 */
export function instrumentRequests() {
  installUnavailableResponses((request) => starts.get(request));
  subscribe("http.server.request.start", (event) => begin(event as Event));
  subscribe("http.server.response.finish", (event) => end(event as Event));
}
