// Records which data a page was rendered from. The custom server passes a record along with its request of a page, and the
// caches that the page reads from fill it in.
import { AsyncLocalStorage } from "node:async_hooks";

import { processGlobal } from "../core/process-global.mjs";

/**
 * @typedef {object} PageReads
 * @property {Set<string>} tags of everything that was read
 * @property {boolean} isShareable whether everybody may get this page until a tag is invalidated
 */

/** @type {AsyncLocalStorage<PageReads>} */
const store = processGlobal("pageReads", () => new AsyncLocalStorage());

/** @returns {PageReads} */
export const createPageReads = () => ({ tags: new Set(), isShareable: true });

/**
 * Runs `work` and records in `reads` what the page of the current request is made from.
 * @template T
 * @param {PageReads} reads
 * @param {() => T} work
 * @returns {T}
 */
export const recordPageReads = (reads, work) => store.run(reads, work);

/**
 * Reports that the current page shows data that these tags invalidate. Caches call it themselves; reads of a shared page
 * (`sharedQuery` in lib/http/route-policy.mjs) that are not cached must call it.
 * @param {Iterable<string>} tags
 */
export function reportTags(tags) {
  const reads = store.getStore();
  if (reads) for (const tag of tags) reads.tags.add(tag);
}

/** Reports that the current page must not be served to others, even where pages of its route are shared. */
export function preventSharing() {
  const reads = store.getStore();
  if (reads) reads.isShareable = false;
}
