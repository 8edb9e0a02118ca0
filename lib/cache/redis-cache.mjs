// Cache of pages and reads that all servers share. Each server responds from its own memory; Redis stores entries of
// other servers and distributes tag invalidations.
import { promisify } from "node:util";
import v8 from "node:v8";
import zlib from "node:zlib";
import { embedsQueryString, isNotFoundEntry } from "./cacheable.mjs";
import { createMemoryCache } from "./memory-cache.mjs";
import { createRenderTracker, isExpired, tagsOf } from "./render-tracker.mjs";
import { createTagInvalidations, SYNC_BOUND_MS } from "./tag-invalidations.mjs";

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

const MEMORY_BYTES = 64 * 1024 * 1024;
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
 * @param {{ store: ReturnType<typeof import("./redis-store.mjs").createRedisStore>,
 *   tell: (message: string, error?: Error) => void,
 *   answers: ReturnType<typeof import("./response-cache.mjs").createResponseCache>, clock?: () => number }} options
 */
export function createRedisCache({ store, tell, answers, clock = () => performance.now() }) {
  const memory = createMemoryCache(MEMORY_BYTES);
  const tags = createTagInvalidations(clock, answers.change);
  answers.trust(tags.isSynced);
  const makings = createRenderTracker(clock);
  let isDown = false;
  const writes = createBackground();

  /** Synchronizes tag invalidations. Logs once when Redis becomes unavailable and once when it responds again. */
  async function syncNow() {
    try {
      await tags.sync(store);
      if (isDown) tell("Redis answers again");
      isDown = false;
    } catch (error) {
      if (!isDown) tell("Redis is gone: pages are made anew every second", error);
      isDown = true;
    }
  }

  const { run: sync, isRunning } = oneAtATime(syncNow);

  function fromMemory(key, asked) {
    const kept = memory.get(key);
    if (!kept || clock() - kept.madeAt > KEEP_MS) return null;
    if (!tags.isSynced() && clock() - kept.keptAt > OFFLINE_TTL_MS) return null;
    return tags.holds([...kept.tags, ...tagsOf(null, asked)], kept.madeAt) ? kept.entry : null;
  }

  async function fromStore(key, asked) {
    if (!tags.isSynced()) return null;
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
      if (!entry || isExpired(entry)) makings.begin(key, tags.isSynced());
      if (entry?.value?.kind === "APP_PAGE")
        answers.page(entry.value.html, tagsOf(entry.value, asked));
      return entry;
    },
    async set(key, value, context) {
      const { at: madeAt, isSynced } = makings.end(key);
      if (!value || embedsQueryString(key, value)) {
        memory.remove(key);
        return;
      }
      const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
      const ownTags = tagsOf(value, context);
      memory.set(key, { entry, tags: ownTags, madeAt, keptAt: clock() });
      const isWhole = isSynced && tags.holds(ownTags, madeAt) && !isNotFoundEntry(value);
      if (isWhole) writes.add(share(key, entry, { madeAt, ownTags }));
    },
    async revalidateTag(changed) {
      tags.change([changed].flat());
      const told = sync();
      if (!isDown) await told;
    },
    /** Clears both caches after a lost connection: Redis may have lost invalidations in the meantime. */
    forget() {
      memory.clear();
      answers.clear();
    },
    sync,
    /** Resolves when every entry set so far is in Redis, or its write has failed. */
    settled: writes.settled,
    close: () => clearInterval(timer),
  };
}
