// The tag invalidations of this process: Next's cache handler writes them, the response cache and memoize.ts read them.
import { processGlobal } from "../core/process-global.mjs";

/** Maximum number of tracked tags; beyond it everything counts as invalidated. */
const MAX_TRACKED_TAGS = 50_000;

/**
 * Creates the record of the invalidated tags.
 * @param {() => number} [clock] monotonic, in ms
 */
export function createInvalidations(clock = () => performance.now()) {
  /** @type {Map<string, number>} */
  const changedAt = new Map();
  /** Entries up to this time are invalid, whatever their tags. */
  let floor = Number.NEGATIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;
  let isTrusted = () => false;

  function changeAll() {
    changedAt.clear();
    floor = clock();
    latest = floor;
  }

  return {
    now: clock,
    /**
     * Invalidates everything that has one of the tags.
     * @param {string[]} tags
     */
    change(tags) {
      if (changedAt.size > MAX_TRACKED_TAGS) changeAll();
      latest = clock();
      for (const tag of tags) changedAt.set(tag, latest);
    },
    changeAll,
    /**
     * Counts entries as valid from now on; earlier ones may have missed an invalidation.
     * @param {() => boolean} isComplete whether this process knows all invalidations; while false, nothing cached
     *   counts as valid
     */
    trust(isComplete) {
      changeAll();
      isTrusted = isComplete;
    },
    /**
     * Returns whether none of the tags was invalidated since `at`; false if this process may have missed one.
     * @param {number} at by `now()`
     * @param {string[]} tags
     */
    isUnchangedSince: (at, tags) =>
      isTrusted() && at > floor && tags.every((tag) => (changedAt.get(tag) ?? floor) < at),
    /**
     * Returns whether nothing at all was invalidated since `at`.
     * @param {number} at by `now()`
     */
    isQuietSince: (at) => isTrusted() && latest < at,
  };
}

/** @typedef {ReturnType<typeof createInvalidations>} Invalidations */

/** @type {Invalidations} */
export const invalidations = processGlobal("invalidations", () => createInvalidations());
