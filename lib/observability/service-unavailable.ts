import "server-only";

import { type IncomingMessage, OutgoingMessage, ServerResponse } from "node:http";

import { responseCache } from "@/lib/cache/response-cache.mjs";
import { hasDatabaseFailedSince } from "@/lib/db/pool";
import { isPagePost } from "./page-post";
import { unavailablePage, unavailableText } from "./service-unavailable-page";

const RETRY_SECONDS = "5";

/** Requests that join a pending render share its failure, which may have happened this many ms before they started. */
const JOINED_MS = 1_000;

/** Bodies that replace the framework's error pages, by response. */
const bodyOverrides = new WeakMap<ServerResponse, Buffer>();

/** Statuses that replace 500; the framework may set 500 again after the response is sent. */
const statuses = new WeakMap<ServerResponse, number>();

/** Returns the status that was sent. */
export const getSentStatus = (response: ServerResponse) =>
  statuses.get(response) ?? response.statusCode;

const ask = ({ headers }: IncomingMessage) => ({
  isDocument: /text\/html/.test(headers.accept ?? ""),
  /** Sent by the framework's client code, which only reads the status. */
  isScripted: headers["rsc"] !== undefined || headers["next-action"] !== undefined,
});

/** Responds with the stale page of the cache. @returns whether there is one */
function respondStale(response: ServerResponse): boolean {
  const last = responseCache.fallBack(response.req);
  if (!last) return false;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(last.headers)) response.setHeader(name, value);
  bodyOverrides.set(response, last.bytes);
  return true;
}

/**
 * Responds with a stale page or an error.
 * @returns the status of the response
 */
function respondUnavailable(response: ServerResponse): 200 | 503 {
  const { req: request } = response;
  const { isDocument, isScripted } = ask(request);
  if (isDocument && respondStale(response)) return 200;
  response.setHeader("retry-after", RETRY_SECONDS);
  response.setHeader("cache-control", "private, no-store");
  if (isScripted) return 503;
  const body = Buffer.from(isDocument ? unavailablePage(request) : unavailableText(request));
  for (const name of ["content-encoding", "transfer-encoding", "etag"]) response.removeHeader(name);
  response.setHeader("content-type", `text/${isDocument ? "html" : "plain"}; charset=utf-8`);
  response.setHeader("content-length", body.byteLength);
  if (isDocument) {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
    response.setHeader("content-security-policy", policy);
  }
  bodyOverrides.set(response, body);
  return 503;
}

/**
 * Replaces responses that failed because of the database with the last cached page, else with a 503 and a sentence in
 * the visitor's language. The framework responds with 500 and a blank document to any error of a page, and only the
 * HTTP response can be overridden. Cached pages are not affected. A form that cannot be parsed is a 400, not a 500.
 * @param startOf returns the start of a request, by performance.now()
 */
export function installUnavailableResponses(
  startOf: (request: IncomingMessage) => number | undefined,
) {
  const { writeHead } = ServerResponse.prototype;
  const { write, end } = OutgoingMessage.prototype;

  function isDown(response: ServerResponse) {
    const start = startOf(response.req);
    return start !== undefined && hasDatabaseFailedSince(start - JOINED_MS);
  }

  /** Returns the status of a failed request. */
  function statusOf(response: ServerResponse) {
    if (isDown(response)) return 503;
    return isPagePost(response.req) ? 400 : 500;
  }

  /** Writes the head before the body, since it decides which body is sent. */
  function settle(response: ServerResponse) {
    if (response.statusCode === 500 && !response.headersSent && isDown(response)) {
      response.writeHead(500);
    }
    return bodyOverrides.get(response);
  }

  const overrides = {
    writeHead(this: ServerResponse, status: number, ...rest: unknown[]) {
      if (status !== 500) return Reflect.apply(writeHead, this, [status, ...rest]);
      const failure = statusOf(this);
      const told = failure === 503 ? respondUnavailable(this) : failure;
      statuses.set(this, told);
      return Reflect.apply(writeHead, this, failure === 503 ? [told] : [told, ...rest]);
    },
    write(this: ServerResponse, ...piece: unknown[]) {
      if (!settle(this)) return Reflect.apply(write, this, piece);
      callbackOf(piece)?.();
      return true;
    },
    end(this: ServerResponse, ...last: unknown[]) {
      const body = settle(this);
      return Reflect.apply(end, this, body ? [body, callbackOf(last)] : last);
    },
  };
  Object.assign(ServerResponse.prototype, overrides);
}

function callbackOf(given: unknown[]) {
  return given.find((one): one is () => void => typeof one === "function");
}
