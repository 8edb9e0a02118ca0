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

/** Whether an entry's time is over: it is still shown, while another is being made. */
export function isExpired({ value, lastModified, cacheControl }) {
  const seconds = cacheControl?.revalidate ?? value?.revalidate;
  return typeof seconds === "number" && Date.now() - lastModified > seconds * 1_000;
}

/** @param {() => number} clock in ms; it never goes back */
export function createRenderTracker(clock) {
  const begun = new Map();
  return {
    /** Whoever is told that there is nothing, or nothing new, begins to make it. */
    begin(key, isSynced = true) {
      const before = begun.get(key);
      if (before && clock() - before.at < MAKING_MS) return;
      begun.set(key, { at: clock(), isSynced });
      if (begun.size > MAKINGS) begun.delete(begun.keys().next().value);
    },
    /** @returns {{ at: number, isSynced: boolean }} when it began, and whether every change was known by then */
    end(key) {
      const making = begun.get(key) ?? { at: clock(), isSynced: false };
      begun.delete(key);
      return making;
    },
  };
}
