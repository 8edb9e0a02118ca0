// Sends entries of the response cache.
/** @import { IncomingMessage, ServerResponse } from "node:http" */

/**
 * Whether a client accepts gzip.
 * @param {IncomingMessage} request
 */
const acceptsGzip = ({ headers }) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers["accept-encoding"] ?? ""));

/** @param {import("./cache.mjs").Page["headers"]} headers */
function varyOf({ vary }) {
  return vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
}

/**
 * @typedef {object} CachedResponse
 * @property {import("./cache.mjs").ResponseCache} cache
 * @property {import("./key.mjs").CacheKey} key
 * @property {import("./cache.mjs").Entry} entry
 */

/**
 * Sends an entry, or 304 to a client that has it.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {CachedResponse} cached
 */
export async function sendEntry(request, response, { cache, key, entry }) {
  const { etag } = entry.headers;
  const headers = { ...entry.headers, vary: varyOf(entry.headers) };
  if (etag !== undefined && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (acceptsGzip(request)) {
    const { compressed } = entry;
    const bodyHeaders = { "content-encoding": "gzip", "content-length": compressed.length };
    response.writeHead(200, { ...headers, ...bodyHeaders }).end(compressed);
    return;
  }
  const body = entry.uncompressed ?? (await cache.uncompress(key, entry));
  response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
}

/**
 * Sends an entry that may be outdated, so that no other cache stores it.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {CachedResponse} cached
 */
export function sendStale(request, response, { entry, ...cached }) {
  const headers = { ...entry.headers, "cache-control": "private, no-store" };
  return sendEntry(request, response, { ...cached, entry: { ...entry, headers } });
}
