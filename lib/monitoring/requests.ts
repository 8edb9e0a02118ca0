import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

import { log } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";
import { enterRequest, REQUEST_ID_HEADER, requestIdOf } from "@/lib/core/request";
import { restWhileDown } from "./resting";
import { routeOf } from "./routes";

const SLOW_SECONDS = 2;

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Headers of an answer that the framework also reads in a request, to hand a page its nonce. middleware.ts sets them
 * after this; a visitor's own would end up in a page that is kept for everybody.
 */
const ANSWERS_ALONE = ["content-security-policy", "content-security-policy-report-only"];

const starts = new WeakMap<IncomingMessage, number>();

type Event = { request: IncomingMessage; response: ServerResponse };

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";

/** Gives the request its id, and takes what only an answer may say. Only calls are told it: pages are the same for everybody, and counted by the byte. */
function begin({ request, response }: Event) {
  for (const name of ANSWERS_ALONE) delete request.headers[name];
  starts.set(request, performance.now());
  const id = requestIdOf(request.headers[REQUEST_ID_HEADER]);
  request.headers[REQUEST_ID_HEADER] = id;
  if (request.url?.startsWith("/api/")) response.setHeader(REQUEST_ID_HEADER, id);
  enterRequest(id);
}

function end({ request, response }: Event) {
  const start = starts.get(request);
  if (start === undefined) return;
  const seconds = (performance.now() - start) / 1_000;
  const status = response.statusCode;
  const told = { method: methodOf(request), route: routeOf(pathOf(request)), status };
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
export function watchRequests() {
  restWhileDown((request) => starts.get(request));
  subscribe("http.server.request.start", (event) => begin(event as Event));
  subscribe("http.server.response.finish", (event) => end(event as Event));
}
