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
 * Headers that only we may say, and a visitor's are taken for ours. The framework hands a page the nonce of a policy:
 * a visitor's own would end up in a page that is kept for everybody. And it answers a "prefetch" with an empty 200,
 * whatever is asked for. What middleware.ts says itself is said after this.
 */
const INTERNAL_HEADERS = [
  "content-security-policy",
  "content-security-policy-report-only",
  "x-middleware-prefetch",
];

const starts = new WeakMap<IncomingMessage, number>();

type Event = { request: IncomingMessage; response: ServerResponse };

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";

/** Gives the request its id, and takes from it what only we may say. Only calls are told it: pages are the same for everybody, and counted by the byte. */
function begin({ request, response }: Event) {
  for (const name of INTERNAL_HEADERS) delete request.headers[name];
  // A client's own header of that name is overwritten.
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
  log.info("request", { requestId, ...told, ms: Math.round(seconds * 1_000) });
}

function methodOf({ method = "" }: IncomingMessage) {
  return METHODS.has(method) ? method : "other";
}

/**
 * Names, times and counts every request of this process, cached pages too, where the server reads and ends it. A
 * request that failed or took long is one line of the log.
 */
export function instrumentRequests() {
  installUnavailableResponses((request) => starts.get(request));
  subscribe("http.server.request.start", (event) => begin(event as Event));
  subscribe("http.server.response.finish", (event) => end(event as Event));
}
