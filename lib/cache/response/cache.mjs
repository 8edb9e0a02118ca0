// Caches whole responses of static pages in memory. An entry is valid until one of its tags is invalidated.
import { promisify } from "node:util";
import zlib from "node:zlib";

import { createMemoryCache } from "../memory-cache.mjs";

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

const MEMORY_BYTES = 128 * 1024 * 1024;

/** Pages are requested again at least this often, so that Next can apply its own `revalidate`. Milliseconds. */
const MAX_AGE_MS = 10 * 60 * 1_000;

/** Maximum age of an entry that is served while its page cannot be rendered. Milliseconds. */
const STALE_IF_ERROR_MS = 60 * 60 * 1_000;

/** Headers that belong to one response or one connection. */
const UNCACHED_HEADERS = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-request-id",
]);

/**
 * @import { CacheKey } from "./key.mjs"
 *
 * @typedef {object} Page
 * @property {number} status
 * @property {Record<string, string | string[] | undefined>} headers names in lower case
 * @property {Buffer} body not compressed
 * @property {string[] | null} tags of Next's cache entry; null if the page is not from its cache
 *
 * @typedef {object} Entry
 * @property {number} at start of the request to Next
 * @property {string[]} tags
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {Buffer} compressed by gzip
 * @property {Buffer} [uncompressed] added when a client accepts no gzip
 */

/**
 * Whether a page may be served to others: Next itself had it in its cache, and it is in the language of the key.
 * @param {Pick<Page, "status" | "headers" | "tags">} page
 * @param {CacheKey} key
 */
export const isStorable = ({ status, headers, tags }, { locale }) =>
  status === 200 &&
  tags !== null &&
  headers["x-nextjs-cache"] === "HIT" &&
  headers["set-cookie"] === undefined &&
  headers["content-language"] === locale;

/**
 * Whether the page was removed or moved.
 * @param {Page} page
 */
const isUnavailable = ({ status }) => status >= 300 && status < 500 && status !== 304;

/** @param {Page["headers"]} headers */
const cacheableHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !UNCACHED_HEADERS.has(name)));

/** @typedef {ReturnType<typeof createResponseCache>} ResponseCache */

/**
 * Creates the cache of a custom server.
 * @param {object} options
 * @param {import("../invalidations.mjs").Invalidations} options.invalidations
 * @param {number} [options.limit] in bytes, compressed and uncompressed bodies together
 */
export function createResponseCache({ invalidations, limit = MEMORY_BYTES }) {
  const { now, isUnchangedSince, isQuietSince } = invalidations;
  /** @type {import("../memory-cache.mjs").MemoryCache<Entry>} */
  const memory = createMemoryCache(limit);
  /**
   * Requests to Next that have not ended, by key.
   * @type {Map<string, { at: number, page: Promise<Page> }>}
   */
  const pending = new Map();

  /**
   * @param {CacheKey} key
   * @param {{ at: number, fetchPage: () => Promise<Page> }} request
   */
  async function load(key, { at, fetchPage }) {
    const page = await fetchPage();
    const { tags, body } = page;
    if (isUnavailable(page)) memory.remove(key.id);
    if (tags && isStorable(page, key)) {
      const headers = cacheableHeaders(page.headers);
      memory.set(key.id, { at, tags, headers, compressed: await gzip(body) });
    }
    return page;
  }

  return {
    /**
     * Returns the valid entry of a key.
     * @param {CacheKey} key
     * @returns {Entry | null}
     */
    find({ id }) {
      const entry = memory.get(id);
      if (!entry || now() - entry.at >= MAX_AGE_MS) return null;
      return isUnchangedSince(entry.at, entry.tags) ? entry : null;
    },
    /**
     * Returns the last entry of a key if it is at most an hour old.
     * @param {CacheKey} key
     * @returns {Entry | null}
     */
    findStale({ id }) {
      const entry = memory.get(id);
      return entry && now() - entry.at < STALE_IF_ERROR_MS ? entry : null;
    },
    /**
     * Requests a page from Next and stores it if possible. Concurrent calls share one request, unless something was
     * invalidated since it began.
     * @param {CacheKey} key
     * @param {() => Promise<Page>} fetchPage
     * @returns {Promise<Page>}
     */
    load(key, fetchPage) {
      const running = pending.get(key.id);
      if (running && isQuietSince(running.at)) return running.page;
      const at = now();
      const render = { at, page: load(key, { at, fetchPage }) };
      pending.set(key.id, render);
      const end = () => pending.get(key.id) === render && pending.delete(key.id);
      render.page.then(end, end);
      return render.page;
    },
    /**
     * Returns the uncompressed body of an entry and stores it with the entry.
     * @param {CacheKey} key
     * @param {Entry} entry
     */
    async uncompress({ id }, entry) {
      if (entry.uncompressed) return entry.uncompressed;
      const uncompressed = await gunzip(entry.compressed);
      if (memory.get(id) === entry) memory.set(id, { ...entry, uncompressed });
      return uncompressed;
    },
  };
}
