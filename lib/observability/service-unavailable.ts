import "server-only";

import { type IncomingMessage, OutgoingMessage, ServerResponse } from "node:http";

import { responseCache } from "@/lib/cache/response-cache.mjs";
import { hasDatabaseFailedSince } from "@/lib/db/pool";
import { isPagePost } from "./page-post";
import { unavailablePage, unavailableText } from "./service-unavailable-page";

const RETRY_SECONDS = "5";

/** Whoever asks for a page that others wait for shares their making, which may have met its failure so long before, in ms. */
const JOINED_MS = 1_000;

/** What is said instead of what the framework says of an error, by answer. */
const bodyOverrides = new WeakMap<ServerResponse, Buffer>();

/** What was said in place of 500: the framework may set it again when the answer has left. */
const statuses = new WeakMap<ServerResponse, number>();

/** The status that an answer left with. */
export const getSentStatus = (response: ServerResponse) =>
  statuses.get(response) ?? response.statusCode;

const ask = ({ headers }: IncomingMessage) => ({
  isDocument: /text\/html/.test(headers.accept ?? ""),
  /** Asked by our own scripts, which read the status and go on from there. */
  isScripted: headers["rsc"] !== undefined || headers["next-action"] !== undefined,
});

/** The page as it was before it had to be made anew, for this visitor alone. @returns whether there is one */
function respondStale(response: ServerResponse): boolean {
  const last = responseCache.fallBack(response.req);
  if (!last) return false;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(last.headers)) response.setHeader(name, value);
  bodyOverrides.set(response, last.bytes);
  return true;
}

/** @returns the status that the answer leaves with */
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
 * A page that failed because the database did not answer is what everybody saw of it last, else a 503 with a sentence in
 * the visitor's language. The framework knows only 500 for whatever a page throws, and a blank document that scripts
 * fill in; it can be told otherwise nowhere but where the answer leaves. A page that stands in the cache never comes this
 * way. A form that cannot be read is a 400, not a 500.
 * @param startOf when a request began, by performance.now()
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

  /** What a failure is to whoever asked. */
  function statusOf(response: ServerResponse) {
    if (isDown(response)) return 503;
    return isPagePost(response.req) ? 400 : 500;
  }

  /** The head is written before the body is looked at: it decides whose body it is. */
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
