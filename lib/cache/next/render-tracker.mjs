// Tracks when each cache entry started rendering, so that an entry rendered before an invalidation is discarded.
import { TAGS_HEADER } from "./tag-invalidations.mjs";

/** Longest time a render takes; an older one has failed. Milliseconds. */
const MAKING_MS = 30_000;
const MAKINGS = 10_000;

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

/** @param {() => number} clock monotonic, in ms */
export function createRenderTracker(clock) {
  const begun = new Map();
  return {
    /** Records the start of a render; the caller found no entry or an expired one. */
    begin(key, isSynced = true) {
      const before = begun.get(key);
      if (before && clock() - before.at < MAKING_MS) return;
      begun.set(key, { at: clock(), isSynced });
      if (begun.size > MAKINGS) begun.delete(begun.keys().next().value);
    },
    /**
     * Ends a render.
     * @returns {{ at: number, isSynced: boolean }} its start, and whether all invalidations were known then
     */
    end(key) {
      const making = begun.get(key) ?? { at: clock(), isSynced: false };
      begun.delete(key);
      return making;
    },
  };
}
