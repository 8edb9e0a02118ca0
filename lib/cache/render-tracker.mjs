// When the making of what is kept began, and what it is made of: what was changed since may not be in it.
import { TAGS_HEADER } from "./tag-invalidations.mjs";

/** A making that has not ended by then never will. */
const MAKING_MS = 30_000;
const MAKINGS = 10_000;

/** What a value depends on: a page says it in a header, a read when it is kept and when it is asked for. */
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
