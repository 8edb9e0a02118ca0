// The pages and reads that all servers of a shop share. Each answers from its own memory, as fast as alone; Redis keeps
// what another has made, and tells who changed what. A price changed through one is on the other's page within a second.
import { promisify } from "node:util";
import v8 from "node:v8";
import zlib from "node:zlib";
import { embedsQueryString, isNotFoundEntry } from "./cacheable.mjs";
import { withDeferredScripts } from "./defer-scripts.mjs";
import { createMemoryCache } from "./memory-cache.mjs";
import { createRenderTracker, isExpired, tagsOf } from "./render-tracker.mjs";
import { createTagInvalidations, SYNC_BOUND_MS } from "./tag-invalidations.mjs";

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

const MEMORY_BYTES = 64 * 1024 * 1024;
const SYNC_EVERY_MS = SYNC_BOUND_MS / 6;

/** Shorter than the times of changes are kept: what is older than all of them could not be judged. */
const KEEP_MS = 2 * 60 * 60 * 1_000;

/** So long an entry holds while nobody can say what the others change. */
const OFFLINE_TTL_MS = 1_000;

/** Runs `work` never twice at once; calls made meanwhile share the next run, which sees what changed until then. */
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

/** Tracks promises that their callers do not wait for; a failure of one is ignored. */
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
 * @param {{ store: ReturnType<typeof import("./redis-store.mjs").createRedisStore>, tell: (message: string, error?: Error) => void,
 *   answers: ReturnType<typeof import("./response-cache.mjs").createResponseCache>, clock?: () => number }} house
 */
export function createRedisCache({ store, tell, answers, clock = () => performance.now() }) {
  const memory = createMemoryCache(MEMORY_BYTES);
  const tags = createTagInvalidations(clock, answers.change);
  answers.trust(tags.isSynced);
  const makings = createRenderTracker(clock);
  let isDown = false;
  const writes = createBackground();

  /** Brings this server up to date; that Redis is gone, and that it is back, is told once. */
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
    async set(key, made, context) {
      const value = withDeferredScripts(made);
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
    /** To be called when a connection was lost: what was said meanwhile may never have been kept. */
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
