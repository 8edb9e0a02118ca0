// Loaded before a benchmark: what Next gives its server, so that `lib/core/cached` keeps things, here in memory.
import { AsyncLocalStorage } from "node:async_hooks";

const kept = new Map<string, unknown>();

Object.assign(globalThis, {
  AsyncLocalStorage,
  __incrementalCache: {
    generateSimpleCacheKey: (key: string) => key,
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: unknown) => void kept.set(key, { value, isStale: false }),
  },
});
