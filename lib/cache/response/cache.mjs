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
 * @typedef {object} Page
 * @property {number} status
 * @property {Record<string, string | string[] | undefined>} headers names in lower case
 * @property {Buffer} body not compressed
 * @property {string[] | null} tags of Next's cache entry; null if Next did not answer from its cache
 *
 * @typedef {object} Entry
 * @property {number} at start of the request to Next
 * @property {string[]} tags
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {Buffer} packed compressed with gzip
 * @property {Buffer} [plain] added when a client accepts no gzip
 */

/**
 * Whether a page may be served to others: Next itself had it in its cache, and it is in the language of the key.
 * @param {Page} page
 * @param {import("./key.mjs").CacheKey} key
 */
const isStorable = ({ status, headers, tags }, { locale }) =>
  status === 200 &&
  tags !== null &&
  headers["x-nextjs-cache"] === "HIT" &&
  headers["set-cookie"] === undefined &&
  headers["content-language"] === locale;

/** Whether the page was removed or moved. */
const isGone = ({ status }) => status >= 300 && status < 500 && status !== 304;

const cacheableHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !UNCACHED_HEADERS.has(name)));

/**
 * @param {object} options
 * @param {ReturnType<typeof import("../invalidations.mjs").createInvalidations>} options.invalidations
 * @param {number} [options.limit] in bytes, compressed and plain bodies together
 */
export function createResponseCache({ invalidations, limit = MEMORY_BYTES }) {
  const { now, isSince, isQuietSince } = invalidations;
  const memory = createMemoryCache(limit);
  /** Requests to Next that have not ended, by key. */
  const pending = new Map();

  async function load(key, { at, fetchPage }) {
    const page = await fetchPage();
    if (isGone(page)) memory.remove(key.id);
    if (isStorable(page, key)) {
      const headers = cacheableHeaders(page.headers);
      memory.set(key.id, { at, tags: page.tags, headers, packed: await gzip(page.body) });
    }
    return page;
  }

  return {
    /**
     * Returns the valid entry of a key.
     * @param {import("./key.mjs").CacheKey} key
     * @returns {Entry | null}
     */
    find({ id }) {
      /** @type {Entry | null} */
      const entry = memory.get(id);
      return entry && now() - entry.at < MAX_AGE_MS && isSince(entry.at, entry.tags) ? entry : null;
    },
    /**
     * Returns the last entry of a key if it is at most an hour old.
     * @param {import("./key.mjs").CacheKey} key
     * @returns {Entry | null}
     */
    findStale({ id }) {
      /** @type {Entry | null} */
      const entry = memory.get(id);
      return entry && now() - entry.at < STALE_IF_ERROR_MS ? entry : null;
    },
    /**
     * Requests a page from Next and stores it if possible. Concurrent calls share one request, unless something was
     * invalidated since it began.
     * @param {import("./key.mjs").CacheKey} key
     * @param {() => Promise<Page>} fetchPage
     * @returns {Promise<Page>}
     */
    load(key, fetchPage) {
      const running = pending.get(key.id);
      if (running && isQuietSince(running.at)) return running.page;
      const at = now();
      const started = { at, page: load(key, { at, fetchPage }) };
      pending.set(key.id, started);
      const end = () => pending.get(key.id) === started && pending.delete(key.id);
      started.page.then(end, end);
      return started.page;
    },
    /**
     * Returns the uncompressed body of an entry and keeps it with the entry.
     * @param {import("./key.mjs").CacheKey} key
     * @param {Entry} entry
     */
    async unpack({ id }, entry) {
      if (entry.plain) return entry.plain;
      const plain = await gunzip(entry.packed);
      if (memory.get(id) === entry) memory.set(id, { ...entry, plain });
      return plain;
    },
  };
}
