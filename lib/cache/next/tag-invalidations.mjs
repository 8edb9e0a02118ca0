// Tag invalidations known to this process: local ones immediately, remote ones after the next sync.

/** @import { Store } from "./page-cache.mjs" */

/** The response header in which Next lists a page's tags. */
export const TAGS_HEADER = "x-next-cache-tags";

/**
 * Maximum age of the last sync: a change is visible on every server within 2 seconds, minus the time of a render.
 * Milliseconds.
 */
export const SYNC_BOUND_MS = 1_500;

/**
 * An entry that another server started to render this soon after an invalidation may not contain the change: that
 * server may not have synced yet. The bound plus clock differences. Milliseconds.
 */
const GRACE_MS = SYNC_BOUND_MS + 500;

/** Tolerates a small step back of Redis' clock. Milliseconds. */
const OVERLAP_MS = 5_000;

const RETENTION_MS = 3 * 60 * 60 * 1_000;

/**
 * Creates the record of the invalidated tags of a process.
 * @param {() => number} clock of this process, monotonic, in ms
 * @param {(tags: string[]) => void} onInvalidate runs on every invalidation as soon as it is known in this process
 */
export function createTagInvalidations(clock, onInvalidate) {
  /**
   * By tag: `at` in the shared clock, `receivedAt` in the clock of this process.
   * @type {Map<string, { at: number, receivedAt: number }>}
   */
  const records = new Map();
  /** @type {Set<string>} */
  const unsent = new Set();
  let syncedAt = Number.NEGATIVE_INFINITY;
  let sharedNow = 0;

  /**
   * @param {string} tag
   * @param {number} at
   */
  function learn(tag, at) {
    if (at <= (records.get(tag)?.at ?? 0)) return;
    records.set(tag, { at, receivedAt: clock() });
    onInvalidate([tag]);
  }

  function deleteExpired() {
    for (const [tag, { receivedAt }] of records)
      if (clock() - receivedAt > RETENTION_MS) records.delete(tag);
  }

  /** @param {Pick<Store, "publish">} store */
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
  /**
   * Converts a time of this process to the shared clock.
   * @param {number} time
   */
  const toShared = (time) => sharedNow + (time - syncedAt);

  /**
   * Invalidates tags that a peer has changed, which also informs the other servers.
   * @param {string[]} tags
   */
  function receive(tags) {
    const at = sharedNow === 0 ? 0 : toShared(clock());
    for (const tag of tags) {
      records.set(tag, { at: Math.max(records.get(tag)?.at ?? 0, at), receivedAt: clock() });
    }
    onInvalidate(tags);
  }

  return {
    isSynced,
    toShared,
    receive,
    /**
     * Invalidates tags: at once in this process, on other servers after the next sync.
     * @param {string[]} tags
     */
    change(tags) {
      for (const tag of tags) unsent.add(tag);
      receive(tags);
    },
    /**
     * Whether an entry that this process started to render at `renderedAt` is still valid.
     * @param {string[]} tags
     * @param {number} renderedAt
     */
    isValid: (tags, renderedAt) =>
      tags.every((tag) => (records.get(tag)?.receivedAt ?? -1) < renderedAt),
    /**
     * The same for an entry of any server, started at `startedAt` in the shared clock.
     * @param {string[]} tags
     * @param {number} startedAt
     */
    isSharedValid: (tags, startedAt) =>
      tags.every(
        (tag) => (records.get(tag)?.at ?? Number.NEGATIVE_INFINITY) + GRACE_MS < startedAt,
      ),
    /**
     * Publishes pending invalidations and fetches those of other servers.
     * @param {Pick<Store, "publish" | "sync">} store
     * @throws {Error} when Redis does not respond; unpublished invalidations stay pending
     */
    async sync(store) {
      await send(store);
      const startedAt = clock();
      const { now, changes } = await store.sync(Math.max(0, sharedNow - OVERLAP_MS));
      for (const [tag, at] of changes) learn(tag, at);
      syncedAt = startedAt;
      sharedNow = now;
      deleteExpired();
    },
  };
}
