// Sends entries of the response cache.

/** Whether a client accepts gzip. */
const acceptsGzip = ({ headers }) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers["accept-encoding"] ?? ""));

function varyOf({ vary }) {
  return vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
}

/**
 * Sends an entry, or 304 to a client that has it.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{ cache: ReturnType<typeof import("./cache.mjs").createResponseCache>,
 *   key: import("./key.mjs").CacheKey, entry: import("./cache.mjs").Entry }} found
 */
export async function sendEntry(request, response, { cache, key, entry }) {
  const headers = { ...entry.headers, vary: varyOf(entry.headers) };
  const { etag } = headers;
  if (etag !== undefined && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (acceptsGzip(request)) {
    const { packed } = entry;
    const own = { "content-encoding": "gzip", "content-length": packed.length };
    response.writeHead(200, { ...headers, ...own }).end(packed);
    return;
  }
  const plain = entry.plain ?? (await cache.unpack(key, entry));
  response.writeHead(200, { ...headers, "content-length": plain.length }).end(plain);
}

/** Sends an entry that may be outdated, so that no other cache stores it. */
export function sendStale(request, response, { entry, ...found }) {
  const headers = { ...entry.headers, "cache-control": "private, no-store" };
  return sendEntry(request, response, { ...found, entry: { ...entry, headers } });
}
