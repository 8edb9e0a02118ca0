// Cache of pages and reads. Each process responds from its own memory. The store holds what does not fit into it: Redis
// for several servers, which also distributes tag invalidations, or files of the process. The other web processes of a
// server are peers, which receive tag invalidations before the response to the change.
import { promisify } from "node:util";
import v8 from "node:v8";
import zlib from "node:zlib";
import { createMemoryCache } from "../memory-cache.mjs";
import { reportTags } from "../page-reads.mjs";
import { createRenderTracker, isExpired, tagsOf } from "./render-tracker.mjs";
import { createTagInvalidations, SYNC_BOUND_MS } from "./tag-invalidations.mjs";

/** @import { CacheContext, CacheEntry, CacheValue } from "./render-tracker.mjs" */

/** @type {(data: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>} */
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

const MEMORY_BYTES = 64 * 1024 * 1024;

const SYNC_EVERY_MS = SYNC_BOUND_MS / 6;

/** Topic of invalidated tags among peers. */
const INVALIDATE = "invalidate";

/**
 * Whether an entry is a 404 page or a read without a result. Their keys are unbounded, since anybody can make them up, so
 * they are cached in memory alone.
 * @param {CacheValue} value
 */
function isNotFoundEntry(value) {
  if (value.kind === "APP_PAGE") return value.status === 404;
  return value.kind === "FETCH" && value.data?.body === "null";
}

/**
 * Maximum age of an entry. Shorter than the retention of invalidation times, without which an entry cannot be
 * validated. Milliseconds.
 */
const MAX_AGE_MS = 2 * 60 * 60 * 1_000;

/** Lifetime of an entry while Redis or the peers do not respond and their invalidations are unknown. Milliseconds. */
const OFFLINE_TTL_MS = 1_000;

/**
 * Returns a function that runs `work` without overlap; calls during a run share the next run, which sees all changes so
 * far.
 * @param {() => Promise<void>} work
 */
function withoutOverlap(work) {
  /** @type {Promise<void> | null} */
  let current = null;
  /** @type {Promise<void> | null} */
  let next = null;

  /** @returns {Promise<void>} */
  function run() {
    if (current) {
      next ??= current.then(() => {
        next = null;
        return run();
      });
      return next;
    }
    current = work().finally(() => {
      current = null;
    });
    return current;
  }

  return { run, isRunning: () => current !== null };
}

/** Tracks promises that are not awaited by their callers; failures are ignored. */
function createBackground() {
  /** @type {Set<Promise<unknown>>} */
  const running = new Set();
  return {
    /** @param {Promise<unknown>} work */
    add(work) {
      /** @type {Promise<unknown>} */
      const trackedWork = work.catch(() => {}).then(() => running.delete(trackedWork));
      running.add(trackedWork);
    },
    flush: () => Promise.all(running),
  };
}

/**
 * Creates the state of the connection to Redis, whose loss and return are logged once.
 * @param {(message: string, details?: { error?: Error }) => void} log
 */
function createConnectionState(log) {
  let isDown = false;
  return {
    isDown: () => isDown,
    succeed() {
      if (isDown) log("Redis responds again");
      isDown = false;
    },
    /** @param {Error} error */
    fail(error) {
      if (!isDown) log("Redis is gone: pages are rendered again every second", { error });
      isDown = true;
    },
  };
}

/**
 * @typedef {object} Store
 * @property {(key: string) => Promise<Buffer | null>} read
 * @property {(key: string, value: Buffer, ms: number) => Promise<unknown>} write
 * @property {(tags: string[]) => Promise<unknown>} publish
 * @property {(since: number) => Promise<{ now: number, changes: [string, number][] }>} sync invalidations since a time
 * @property {() => void} close
 *
 * @typedef {object} MemoryEntry
 * @property {CacheEntry} entry
 * @property {string[]} tags
 * @property {number} renderedAt start of the render
 * @property {number} cachedAt
 *
 * @typedef {ReturnType<typeof createPageCache>} PageCache
 */

/**
 * Creates the cache of a process.
 * @param {object} options
 * @param {Store} options.store
 * @param {boolean} [options.isShared] whether other servers invalidate tags too
 * @param {import("../../core/peers.mjs").Peers} options.peers other web processes of this server
 * @param {(message: string, details?: { error?: Error }) => void} options.log
 * @param {import("../invalidations.mjs").Invalidations} options.invalidations of this process
 * @param {() => number} [options.clock] monotonic, in ms
 */
export function createPageCache({
  store,
  isShared = true,
  peers,
  log,
  invalidations,
  clock = () => performance.now(),
}) {
  /** @type {import("../memory-cache.mjs").MemoryCache<MemoryEntry>} */
  const memory = createMemoryCache(MEMORY_BYTES);
  const tags = createTagInvalidations(clock, invalidations.change);
  const isSynced = () => peers.isCurrent() && (!isShared || tags.isSynced());
  invalidations.trust(isSynced);
  peers.handle(INVALIDATE, tags.receive);
  const renders = createRenderTracker(clock);
  const connection = createConnectionState(log);
  const writes = createBackground();

  async function syncNow() {
    try {
      await tags.sync(store);
      connection.succeed();
    } catch (error) {
      connection.fail(/** @type {Error} */ (error));
    }
  }

  const { run: sync, isRunning } = withoutOverlap(syncNow);

  /**
   * @param {string} key
   * @param {CacheContext} context
   */
  function findInMemory(key, context) {
    const cached = memory.get(key);
    if (!cached || clock() - cached.renderedAt > MAX_AGE_MS) return null;
    if (!isSynced() && clock() - cached.cachedAt > OFFLINE_TTL_MS) return null;
    const allTags = [...cached.tags, ...tagsOf(null, context)];
    return tags.isValid(allTags, cached.renderedAt) ? cached.entry : null;
  }

  /**
   * @param {string} key
   * @param {CacheContext} context
   * @returns {Promise<CacheEntry | null>}
   */
  async function findInStore(key, context) {
    if (!isSynced()) return null;
    const bytes = await store.read(key).catch(() => null);
    if (!bytes) return null;
    const { startedAt, tags: entryTags, ...entry } = v8.deserialize(await gunzip(bytes));
    if (!tags.isSharedValid([...entryTags, ...tagsOf(null, context)], startedAt)) return null;
    memory.set(key, { entry, tags: entryTags, renderedAt: clock(), cachedAt: clock() });
    return entry;
  }

  /** @param {MemoryEntry & { key: string }} page */
  async function share({ key, entry, tags: entryTags, renderedAt }) {
    const startedAt = tags.toShared(renderedAt);
    const bytes = v8.serialize({ ...entry, startedAt, tags: entryTags });
    await store.write(key, await gzip(bytes, { level: 1 }), MAX_AGE_MS);
  }

  const timer = setInterval(() => isRunning() || void sync(), SYNC_EVERY_MS).unref();

  return {
    /**
     * Returns an entry, which may be past its `revalidate`.
     * @param {string} key
     * @param {CacheContext} context
     */
    async get(key, context) {
      const entry =
        findInMemory(key, context) ?? (await findInStore(key, context).catch(() => null));
      if (!entry || isExpired(entry)) renders.begin(key, isSynced());
      if (entry?.value?.kind === "APP_PAGE") reportTags(tagsOf(entry.value, context));
      return entry;
    },
    /**
     * Stores an entry; null removes it.
     * @param {string} key
     * @param {CacheValue | null} value
     * @param {CacheContext} context
     */
    async set(key, value, context) {
      const { at: renderedAt, isSynced: wasSynced } = renders.end(key);
      if (!value) {
        memory.remove(key);
        return;
      }
      const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
      const entryTags = tagsOf(value, context);
      const cached = { entry, tags: entryTags, renderedAt, cachedAt: clock() };
      memory.set(key, cached);
      const isCurrent = wasSynced && tags.isValid(entryTags, renderedAt);
      if (isCurrent && !isNotFoundEntry(value)) writes.add(share({ ...cached, key }));
    },
    /** @param {string | string[]} changedTags */
    async revalidateTag(changedTags) {
      const list = [changedTags].flat();
      tags.change(list);
      const pendingSync = sync();
      await peers.request(INVALIDATE, list);
      if (!connection.isDown()) await pendingSync;
    },
    /** Invalidates everything after a lost connection: Redis may have lost invalidations in the meantime. */
    clear() {
      memory.clear();
      invalidations.changeAll();
    },
    sync,
    /** Resolves when every entry set so far is in the store, or its write has failed. */
    flush: writes.flush,
    close: () => clearInterval(timer),
  };
}
