// Tag invalidations known to this process: local ones immediately, remote ones after the next sync.

/** The response header in which Next lists a page's tags. */
export const TAGS_HEADER = "x-next-cache-tags";

/** Maximum age of the last sync: a change is visible on every server within 2 seconds, minus the time of a render. Milliseconds. */
export const SYNC_BOUND_MS = 1_500;

/**
 * An entry that another server started to render this soon after an invalidation may not contain the change: that server may
 * not have synced yet. The bound plus clock differences. Milliseconds.
 */
const GRACE_MS = SYNC_BOUND_MS + 500;

/** Tolerates a small step back of Redis' clock. Milliseconds. */
const OVERLAP_MS = 5_000;

const KEEP_MS = 3 * 60 * 60 * 1_000;

/**
 * @param {() => number} clock of this process, in ms; it never goes back
 * @param {(tags: string[]) => void} told of every change, as soon as it is known here
 */
export function createTagInvalidations(clock, told) {
  /** By name: `at` by the shared clock, `learned` by ours. */
  const known = new Map();
  const unsent = new Set();
  let syncedAt = Number.NEGATIVE_INFINITY;
  let sharedNow = 0;

  function learn(tag, at) {
    if (at <= (known.get(tag)?.at ?? 0)) return;
    known.set(tag, { at, learned: clock() });
    told([tag]);
  }

  function forgetOld() {
    for (const [tag, { learned }] of known) if (clock() - learned > KEEP_MS) known.delete(tag);
  }

  async function send(store) {
    if (unsent.size === 0) return;
    const tags = [...unsent];
    unsent.clear();
    try {
      await store.publish(tags);
    } catch (error) {
      for (const tag of tags) unsent.add(tag);
      throw error;
    }
  }

  const isSynced = () => clock() - syncedAt < SYNC_BOUND_MS;
  /** The shared time at a time of ours. */
  const toShared = (time) => sharedNow + (time - syncedAt);

  return {
    isSynced,
    toShared,
    /** A change made here: known here at once, to the others as soon as it is sent. */
    change(tags) {
      const at = sharedNow === 0 ? 0 : toShared(clock());
      for (const tag of tags) {
        known.set(tag, { at: Math.max(known.get(tag)?.at ?? 0, at), learned: clock() });
        unsent.add(tag);
      }
      told(tags);
    },
    /** Whether something whose making began here at `madeAt` still holds. */
    holds: (tags, madeAt) => tags.every((tag) => (known.get(tag)?.learned ?? -1) < madeAt),
    /** The same for an entry of any server, whose making began at `startedAt` by the shared clock. */
    holdsShared: (tags, startedAt) =>
      tags.every((tag) => (known.get(tag)?.at ?? Number.NEGATIVE_INFINITY) + GRACE_MS < startedAt),
    /**
     * Sends what was not sent, and asks what the others changed.
     * @throws {Error} when Redis does not answer; what was not sent is kept
     */
    async sync(store) {
      await send(store);
      const asked = clock();
      const { now, changes } = await store.sync(Math.max(0, sharedNow - OVERLAP_MS));
      for (const [tag, at] of changes) learn(tag, at);
      syncedAt = asked;
      sharedNow = now;
      forgetOld();
    },
  };
}
