// Caches whole responses in memory: of static pages, and of pages whose result is the same for everybody. An entry is valid
// until one of its tags is invalidated.
import { promisify } from "node:util";
import zlib from "node:zlib";

import { hashPolicy, POLICY_HEADER } from "../../core/content-security-policy.mjs";
import { createMemoryCache } from "../memory-cache.mjs";

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

const MEMORY_BYTES = 128 * 1024 * 1024;

/** Memory of shared results. Their keys are unbounded, so they must not evict static pages. Bytes. */
const SHARED_MEMORY_BYTES = 32 * 1024 * 1024;

/** Static pages are requested again at least this often, so that Next can apply its own `revalidate`. Milliseconds. */
const MAX_AGE_MS = 10 * 60 * 1_000;

/** Maximum age of a shared result: no tag is invalidated when a date passes. Milliseconds. */
const SHARED_MAX_AGE_MS = 60 * 1_000;

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
 * @import { PageReads } from "../page-reads.mjs"
 * @import { CacheKey } from "./key.mjs"
 *
 * @typedef {object} Page
 * @property {number} status
 * @property {Record<string, string | string[] | undefined>} headers names in lower case
 * @property {Buffer} body not compressed
 * @property {PageReads} reads what the page was made from
 *
 * @typedef {object} Entry
 * @property {number} at start of the request to Next
 * @property {string[]} tags
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {Buffer} compressed by gzip
 * @property {Buffer} [uncompressed] added when a client accepts no gzip
 */

/**
 * Whether a page may be served to others: Next itself had it in its cache or the result is shared, and it is in the
 * language of the key.
 * @param {Pick<Page, "status" | "headers" | "reads">} page
 * @param {CacheKey} key
 */
export const isStorable = ({ status, headers, reads }, { locale, isShared }) =>
  status === 200 &&
  reads.tags.size > 0 &&
  (isShared ? reads.isShareable : headers["x-nextjs-cache"] === "HIT") &&
  headers["set-cookie"] === undefined &&
  headers["content-language"] === locale;

/**
 * Whether the page was removed or moved.
 * @param {Page} page
 */
const isUnavailable = ({ status }) => status >= 300 && status < 500 && status !== 304;

/**
 * Returns the headers of an entry. The nonce of a shared result is known to everybody who gets it, so its inline scripts
 * are identified by hashes instead.
 * @param {Page} page
 * @param {CacheKey} key
 */
function headersOf({ headers, body }, { isShared }) {
  const remaining = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !UNCACHED_HEADERS.has(name)),
  );
  const policy = remaining[POLICY_HEADER];
  if (isShared && policy) remaining[POLICY_HEADER] = hashPolicy(String(policy), String(body));
  return remaining;
}

/** @typedef {ReturnType<typeof createResponseCache>} ResponseCache */

/**
 * Creates the cache of a custom server.
 * @param {object} options
 * @param {import("../invalidations.mjs").Invalidations} options.invalidations
 * @param {number} [options.limit] of static pages in bytes, compressed and uncompressed bodies together
 * @param {number} [options.sharedLimit] of shared results in bytes
 */
export function createResponseCache({
  invalidations,
  limit = MEMORY_BYTES,
  sharedLimit = SHARED_MEMORY_BYTES,
}) {
  const { now, isUnchangedSince, isQuietSince } = invalidations;
  /** @type {import("../memory-cache.mjs").MemoryCache<Entry>} */
  const staticMemory = createMemoryCache(limit);
  /** @type {import("../memory-cache.mjs").MemoryCache<Entry>} */
  const sharedMemory = createMemoryCache(sharedLimit);
  /** @param {CacheKey} key */
  const memoryOf = ({ isShared }) => (isShared ? sharedMemory : staticMemory);
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
    if (isUnavailable(page)) memoryOf(key).remove(key.id);
    if (isStorable(page, key)) {
      const tags = [...page.reads.tags];
      const headers = headersOf(page, key);
      memoryOf(key).set(key.id, { at, tags, headers, compressed: await gzip(page.body) });
    }
    return page;
  }

  return {
    /**
     * Returns the valid entry of a key.
     * @param {CacheKey} key
     * @returns {Entry | null}
     */
    find(key) {
      const entry = memoryOf(key).get(key.id);
      const maxAgeMs = key.isShared ? SHARED_MAX_AGE_MS : MAX_AGE_MS;
      if (!entry || now() - entry.at >= maxAgeMs) return null;
      return isUnchangedSince(entry.at, entry.tags) ? entry : null;
    },
    /**
     * Returns the last entry of a key if it is at most an hour old.
     * @param {CacheKey} key
     * @returns {Entry | null}
     */
    findStale(key) {
      const entry = memoryOf(key).get(key.id);
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
    async uncompress(key, entry) {
      if (entry.uncompressed) return entry.uncompressed;
      const uncompressed = await gunzip(entry.compressed);
      const memory = memoryOf(key);
      if (memory.get(key.id) === entry) memory.set(key.id, { ...entry, uncompressed });
      return uncompressed;
    },
  };
}
