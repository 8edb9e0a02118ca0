// Tracks when each cache entry started rendering, so that an entry rendered before an invalidation is discarded.
import { AsyncLocalStorage } from "node:async_hooks";

import { processGlobal } from "../../core/process-global.mjs";
import { TAGS_HEADER } from "./tag-invalidations.mjs";

/** Longest time a render takes; an older one has failed. Milliseconds. */
const MAX_RENDER_MS = 30_000;
const MAX_RENDERS = 10_000;

/**
 * A value that Next passes to a cache handler, with the fields that are read here.
 * @typedef {object} CacheValue
 * @property {string} kind
 * @property {string} [html]
 * @property {number | undefined} [status]
 * @property {Record<string, unknown> | undefined} [headers]
 * @property {{ body: string }} [data] of a cached read
 * @property {number | false} [revalidate] of a cached read, in seconds
 *
 * @typedef {object} CacheContext
 * @property {string} [kind]
 * @property {string[]} [tags]
 * @property {string[]} [softTags]
 * @property {CacheControl} [cacheControl]
 *
 * @typedef {{ revalidate: number | false, expire?: number | undefined }} CacheControl
 *
 * @typedef {object} CacheEntry
 * @property {CacheValue} value
 * @property {number} lastModified
 * @property {CacheControl | undefined} cacheControl
 *
 * @typedef {object} Render
 * @property {number} at start
 * @property {boolean} isSynced whether all invalidations were known then
 */

/**
 * Returns the tags of an entry: of a page from its header, of a cached read from its options.
 * @param {CacheValue | null} value
 * @param {CacheContext} [context]
 */
export function tagsOf(value, { tags = [], softTags = [] } = {}) {
  const header = value?.headers?.[TAGS_HEADER];
  return [...tags, ...softTags, ...(typeof header === "string" ? header.split(",") : [])];
}

/**
 * Whether an entry is past its `revalidate`: it is still served while a new one is rendered.
 * @param {CacheEntry} entry
 */
export function isExpired({ value, lastModified, cacheControl }) {
  const seconds = cacheControl?.revalidate ?? value.revalidate;
  return typeof seconds === "number" && Date.now() - lastModified > seconds * 1_000;
}

/**
 * Starts of the cached reads of one call, by key. Next bundles the caller of `trackRead` apart from the handler.
 * @type {AsyncLocalStorage<Map<string, Render>>}
 */
const reads = processGlobal("cachedReads", () => new AsyncLocalStorage());

/**
 * Runs a cached read with a start of its own. Reads of one key overlap, unlike renders of a page, which Next runs one
 * at a time: without it, a read that began before an invalidation could end with the start of a later one.
 * @template T
 * @param {() => Promise<T>} read
 * @returns {Promise<T>}
 */
export const trackRead = (read) => reads.run(new Map(), read);

/**
 * Creates the record of the renders of a process.
 * @param {() => number} clock monotonic, in ms
 */
export function createRenderTracker(clock) {
  /** @type {Map<string, Render>} */
  const pending = new Map();
  return {
    /**
     * Records the start of a render; the caller found no entry or an expired one.
     * @param {string} key
     */
    begin(key, isSynced = true) {
      const callReads = reads.getStore();
      if (callReads) {
        callReads.set(key, { at: clock(), isSynced });
        return;
      }
      const previous = pending.get(key);
      if (previous && clock() - previous.at < MAX_RENDER_MS) return;
      pending.set(key, { at: clock(), isSynced });
      if (pending.size <= MAX_RENDERS) return;
      const [oldestKey = key] = pending.keys();
      pending.delete(oldestKey);
    },
    /**
     * Ends a render. One of unknown start counts as the longest.
     * @param {string} key
     * @returns {Render}
     */
    end(key) {
      const read = reads.getStore()?.get(key);
      if (read) return read;
      const render = pending.get(key) ?? { at: clock() - MAX_RENDER_MS, isSynced: false };
      pending.delete(key);
      return render;
    },
  };
}
