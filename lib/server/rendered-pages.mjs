import { createMemoryCache } from "../cache/memory-cache.mjs";
import { isStorable } from "../cache/response/cache.mjs";

/**
 * @import { CacheKey } from "../cache/response/key.mjs"
 * @import { Page } from "../cache/response/cache.mjs"
 */

/** For about ten thousand pages. Bytes. */
const MEMORY_BYTES = 4 * 1024 * 1024;

/**
 * Creates the record of the static pages that Next has in its cache, for a server without the response cache. Next needs
 * no database to respond with one of them.
 * @param {import("../cache/invalidations.mjs").Invalidations} invalidations
 */
export function createRenderedPages({ now, isUnchangedSince }) {
  /** @type {import("../cache/memory-cache.mjs").MemoryCache<{ at: number, tags: string[] }>} */
  const memory = createMemoryCache(MEMORY_BYTES);
  return {
    now,
    /**
     * Whether Next has the page of a key in its cache, and none of its tags was invalidated since.
     * @param {CacheKey} key
     */
    has({ id }) {
      const page = memory.get(id);
      return page !== null && isUnchangedSince(page.at, page.tags);
    },
    /**
     * Records a page if it came from Next's cache.
     * @param {CacheKey} key
     * @param {Pick<Page, "status" | "headers" | "reads">} page
     * @param {number} at start of the request to Next, by `now()`
     */
    record(key, page, at) {
      if (key.isShared || !isStorable(page, key)) return;
      memory.set(key.id, { at, tags: [...page.reads.tags] });
    },
  };
}

/** @typedef {ReturnType<typeof createRenderedPages>} RenderedPages */
