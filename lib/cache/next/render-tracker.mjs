// Tracks when each cache entry started rendering, so that an entry rendered before an invalidation is discarded.
import { AsyncLocalStorage } from "node:async_hooks";

import { processGlobal } from "../../core/process-global.mjs";
import { TAGS_HEADER } from "./tag-invalidations.mjs";

/** Longest time a render takes; an older one has failed. Milliseconds. */
const MAX_RENDER_MS = 30_000;
const MAX_RENDERS = 10_000;

/** Returns the tags of an entry: of a page from its header, of a cached read from its options. */
export function tagsOf(value, { tags = [], softTags = [] } = {}) {
  const header = value?.headers?.[TAGS_HEADER];
  return [...tags, ...softTags, ...(typeof header === "string" ? header.split(",") : [])];
}

/** Whether an entry is past its `revalidate`: it is still served while a new one is rendered. */
export function isExpired({ value, lastModified, cacheControl }) {
  const seconds = cacheControl?.revalidate ?? value?.revalidate;
  return typeof seconds === "number" && Date.now() - lastModified > seconds * 1_000;
}

/** Starts of the cached reads of one call, by key. Next bundles the caller of `trackRead` apart from the handler. */
const reads = processGlobal("cachedReads", () => new AsyncLocalStorage());

/**
 * Runs a cached read with a start of its own. Reads of one key overlap, unlike renders of a page, which Next runs one
 * at a time: without it, a read that began before an invalidation could end with the start of a later one.
 * @template T
 * @param {() => Promise<T>} read
 * @returns {Promise<T>}
 */
export const trackRead = (read) => reads.run(new Map(), read);

/** @param {() => number} clock monotonic, in ms */
export function createRenderTracker(clock) {
  const begun = new Map();
  return {
    /** Records the start of a render; the caller found no entry or an expired one. */
    begin(key, isSynced = true) {
      const own = reads.getStore();
      if (own) {
        own.set(key, { at: clock(), isSynced });
        return;
      }
      const before = begun.get(key);
      if (before && clock() - before.at < MAX_RENDER_MS) return;
      begun.set(key, { at: clock(), isSynced });
      if (begun.size > MAX_RENDERS) begun.delete(begun.keys().next().value);
    },
    /**
     * Ends a render. One of unknown start counts as the longest.
     * @returns {{ at: number, isSynced: boolean }} its start, and whether all invalidations were known then
     */
    end(key) {
      const own = reads.getStore()?.get(key);
      if (own) return own;
      const render = begun.get(key) ?? { at: clock() - MAX_RENDER_MS, isSynced: false };
      begun.delete(key);
      return render;
    },
  };
}
