// Cache of pages and reads. Each server responds from its own memory. The store holds what does not fit into it: Redis
// for several servers, which also distributes tag invalidations, or files for a single one.
import { promisify } from "node:util";
import v8 from "node:v8";
import zlib from "node:zlib";
import { createMemoryCache } from "../memory-cache.mjs";
import { reportPageTags } from "../page-tags.mjs";
import { createRenderTracker, isExpired, tagsOf } from "./render-tracker.mjs";
import { createTagInvalidations, SYNC_BOUND_MS } from "./tag-invalidations.mjs";

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

const MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * Whether an entry is a 404 page or a read without a result. Their keys are unbounded, since anybody can make them up, so
 * they are cached in memory alone.
 */
function isNotFoundEntry(value) {
  if (value.kind === "APP_PAGE") return value.status === 404;
  return value.kind === "FETCH" && value.data?.body === "null";
}
const SYNC_EVERY_MS = SYNC_BOUND_MS / 6;

/**
 * Maximum age of an entry. Shorter than the retention of invalidation times, without which an entry cannot be
 * validated. Milliseconds.
 */
const KEEP_MS = 2 * 60 * 60 * 1_000;

/** Lifetime of an entry while Redis is unavailable and remote invalidations are unknown. Milliseconds. */
const OFFLINE_TTL_MS = 1_000;

/**
 * Returns a function that runs `work` without overlap; calls during a run share the next run, which sees all changes so
 * far.
 */
function oneAtATime(work) {
  let running = null;
  let next = null;

  function run() {
    if (running) {
      next ??= running.then(() => {
        next = null;
        return run();
      });
      return next;
    }
    running = work().finally(() => {
      running = null;
    });
    return running;
  }

  return { run, isRunning: () => running !== null };
}

/** Tracks promises that are not awaited by their callers; failures are ignored. */
function createBackground() {
  const running = new Set();
  return {
    add(work) {
      const ended = work.catch(() => {}).then(() => running.delete(ended));
      running.add(ended);
    },
    settled: () => Promise.all(running),
  };
}

/**
 * @typedef {object} Store
 * @property {(key: string) => Promise<Buffer | null>} read
 * @property {(key: string, value: Buffer, ms: number) => Promise<unknown>} write
 * @property {(tags: string[]) => Promise<unknown>} publish
 * @property {(since: number) => Promise<{ now: number, changes: [string, number][] }>} sync
 */

/**
 * @param {object} options
 * @param {Store} options.store
 * @param {boolean} [options.isShared] whether other servers invalidate tags too
 * @param {(message: string, error?: Error) => void} options.log
 * @param {ReturnType<typeof import("../invalidations.mjs").createInvalidations>} options.invalidations of this process
 * @param {() => number} [options.clock] monotonic, in ms
 */
export function createPageCache({
  store,
  isShared = true,
  log,
  invalidations,
  clock = () => performance.now(),
}) {
  const memory = createMemoryCache(MEMORY_BYTES);
  const tags = createTagInvalidations(clock, invalidations.change);
  const isSynced = isShared ? tags.isSynced : () => true;
  invalidations.trust(isSynced);
  const renders = createRenderTracker(clock);
  let isDown = false;
  const writes = createBackground();

  /** Synchronizes tag invalidations. Logs once when Redis becomes unavailable and once when it responds again. */
  async function syncNow() {
    try {
      await tags.sync(store);
      if (isDown) log("Redis answers again");
      isDown = false;
    } catch (error) {
      if (!isDown) log("Redis is gone: pages are rendered again every second", error);
      isDown = true;
    }
  }

  const { run: sync, isRunning } = oneAtATime(syncNow);

  function fromMemory(key, asked) {
    const kept = memory.get(key);
    if (!kept || clock() - kept.madeAt > KEEP_MS) return null;
    if (!isSynced() && clock() - kept.keptAt > OFFLINE_TTL_MS) return null;
    return tags.holds([...kept.tags, ...tagsOf(null, asked)], kept.madeAt) ? kept.entry : null;
  }

  async function fromStore(key, asked) {
    if (!isSynced()) return null;
    const bytes = await store.read(key).catch(() => null);
    if (!bytes) return null;
    const { startedAt, tags: ownTags, ...entry } = v8.deserialize(await gunzip(bytes));
    if (!tags.holdsShared([...ownTags, ...tagsOf(null, asked)], startedAt)) return null;
    memory.set(key, { entry, tags: ownTags, madeAt: clock(), keptAt: clock() });
    return entry;
  }

  async function share(key, entry, { madeAt, ownTags }) {
    const startedAt = tags.toShared(madeAt);
    const bytes = v8.serialize({ ...entry, startedAt, tags: ownTags });
    await store.write(key, await gzip(bytes, { level: 1 }), KEEP_MS);
  }

  const timer = setInterval(() => {
    if (!isRunning()) void sync();
  }, SYNC_EVERY_MS);
  timer.unref();

  return {
    async get(key, asked) {
      const entry = fromMemory(key, asked) ?? (await fromStore(key, asked).catch(() => null));
      if (!entry || isExpired(entry)) renders.begin(key, isSynced());
      if (entry?.value?.kind === "APP_PAGE") reportPageTags(tagsOf(entry.value, asked));
      return entry;
    },
    async set(key, value, context) {
      const { at: madeAt, isSynced: wasSynced } = renders.end(key);
      if (!value) {
        memory.remove(key);
        return;
      }
      const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
      const ownTags = tagsOf(value, context);
      memory.set(key, { entry, tags: ownTags, madeAt, keptAt: clock() });
      const isWhole = wasSynced && tags.holds(ownTags, madeAt) && !isNotFoundEntry(value);
      if (isWhole) writes.add(share(key, entry, { madeAt, ownTags }));
    },
    async revalidateTag(changed) {
      tags.change([changed].flat());
      const synced = sync();
      if (!isDown) await synced;
    },
    /** Invalidates everything after a lost connection: Redis may have lost invalidations in the meantime. */
    forget() {
      memory.clear();
      invalidations.changeAll();
    },
    sync,
    /** Resolves when every entry set so far is in the store, or its write has failed. */
    settled: writes.settled,
    close: () => clearInterval(timer),
  };
}
