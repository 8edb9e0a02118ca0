// Serves pages: from the response cache, from Next, or with 503 while the database is away.
import { pipeline } from "node:stream/promises";

import { cacheKeyFor } from "../cache/response/key.mjs";
import { sendEntry, sendStale } from "../cache/response/serve.mjs";
import { env } from "../core/env.mjs";
import { findRoute, withoutUnusedQuery } from "../http/route-policy.mjs";
import { DEFAULT_LOCALE, LOCALE_COOKIE } from "../i18n/locales.mjs";
import { compressPage } from "./compress.mjs";
import { serverHooks } from "./hooks.mjs";
import { responseHeaders } from "./origin.mjs";
import { sendUnavailable } from "./unavailable.mjs";

/**
 * @import { IncomingMessage, ServerResponse } from "node:http"
 * @import { Page, ResponseCache } from "../cache/response/cache.mjs"
 * @import { CacheKey } from "../cache/response/key.mjs"
 * @import { RoutePolicy } from "../http/route-policy.mjs"
 * @import { Origin } from "./origin.mjs"
 * @import { RenderedPages } from "./rendered-pages.mjs"
 *
 * @typedef {(request: IncomingMessage, response: ServerResponse) => Promise<void> | void} Handler of Next
 */

/** Requests that join a render share its failure, which may have happened this many ms before they started. */
const JOINED_MS = 1_000;

const HOST = new URL(env.APP_URL).host;

/**
 * Everything that Next learns of a request whose page is cached.
 * @param {CacheKey} key
 */
const headersOf = ({ locale }) => ({
  host: HOST,
  accept: "text/html",
  "x-forwarded-for": "127.0.0.1",
  ...(locale === DEFAULT_LOCALE ? {} : { cookie: `${LOCALE_COOKIE}=${locale}` }),
});

/**
 * @param {number | undefined} status
 * @param {number} start
 */
const hasFailed = (status, start) =>
  status === 500 && serverHooks().hasDatabaseFailedSince(start - JOINED_MS);

/**
 * Whether a page needs the database while it is away.
 * @param {IncomingMessage} request
 * @param {RoutePolicy | undefined} route
 */
const isUnavailable = ({ method = "" }, route) =>
  ["GET", "HEAD"].includes(method) &&
  route?.rendering === "dynamic" &&
  serverHooks().isDatabaseAway();

/**
 * Returns the function that serves a page whose responses are cached.
 * @param {Origin} origin
 * @param {ResponseCache} cache
 */
function createCachedServer(origin, cache) {
  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {CacheKey} key
   */
  async function load(request, response, key) {
    const start = performance.now();
    const page = await cache.load(key, () => origin.fetchPage(key.url, headersOf(key)));
    const entry = cache.find(key);
    if (entry) return sendEntry(request, response, { cache, key, entry });
    if (!hasFailed(page.status, start)) return sendPage(request, response, page);
    const stale = cache.findStale(key);
    if (stale) return sendStale(request, response, { cache, key, entry: stale });
    return sendUnavailable(request, response);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {CacheKey} key
   */
  return function serveCached(request, response, key) {
    const entry = cache.find(key);
    if (entry) return sendEntry(request, response, { cache, key, entry });
    const stale = serverHooks().isDatabaseAway() ? cache.findStale(key) : null;
    if (stale) return sendStale(request, response, { cache, key, entry: stale });
    return load(request, response, key);
  };
}

/**
 * Returns the function that serves a page.
 * @param {{ origin: Origin, cache: ResponseCache | null, rendered: RenderedPages, handle: Handler }} options `rendered`
 *   and `handle`: without the response cache, pages that Next has in its cache are left to its handler
 */
export function createPageServer({ origin, cache, rendered, handle }) {
  const serveCached = cache && createCachedServer(origin, cache);

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {{ route: RoutePolicy | undefined, key: CacheKey | null }} page
   */
  async function forward(request, response, { route, key }) {
    const start = performance.now();
    const at = rendered.now();
    const url = withoutUnusedQuery(request.url ?? "/", route);
    const { page, reads } = await origin.forward(request, { url, response });
    const { statusCode: status = 0, headers } = page;
    if (hasFailed(status, start)) {
      page.resume();
      return sendUnavailable(request, response);
    }
    if (key) rendered.record(key, { status, headers, reads }, at);
    return pass(request, response, page);
  }

  /**
   * Serves a page of Next's cache. It needs no database, so it cannot fail because of it.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {CacheKey} key
   */
  function serveRendered(request, response, { url }) {
    request.url = url;
    compressPage(request, response, () => handle(request, response));
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {string} path
   */
  return function servePage(request, response, path) {
    const route = findRoute(path);
    const key = route ? cacheKeyFor(request, route) : null;
    if (key && serveCached) return serveCached(request, response, key);
    if (key && rendered.has(key)) return serveRendered(request, response, key);
    if (isUnavailable(request, route)) return sendUnavailable(request, response);
    return forward(request, response, { route, key });
  };
}

/**
 * Sends a page that was read completely.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Page} page
 */
function sendPage(request, response, { status, headers, body }) {
  compressPage(request, response, () => {
    response.writeHead(status, headers).end(body);
  });
}

/**
 * Sends a response of Next while it is read.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {IncomingMessage} page
 */
async function pass(request, response, page) {
  const status = statusOf(request, page);
  /** @type {Promise<void> | undefined} */
  let sending;
  compressPage(request, response, () => {
    response.writeHead(status, responseHeaders(page));
    sending = pipeline(page, response);
  });
  await sending;
}

/**
 * Returns the status of a page. Pages are only posted to by server actions, which handle their own errors
 * (lib/http/action.ts), so a failed POST is a form that Next could not parse.
 * @param {IncomingMessage} request
 * @param {IncomingMessage} page
 */
const statusOf = ({ method }, { statusCode = 200 }) =>
  method === "POST" && statusCode === 500 ? 400 : statusCode;
