// The cache handler of Next (`cacheHandler` in next.config.mjs). Next loads this file unbundled and creates one handler
// per request; the cache behind it lives as long as the process.
import fs from "node:fs";
import path from "node:path";

import { env } from "../../core/env.mjs";
import { logLine } from "../../core/log-line.mjs";
import { peers } from "../../core/peers.mjs";
import { invalidations } from "../invalidations.mjs";
import { createFileStore } from "./file-store.mjs";
import { createPageCache } from "./page-cache.mjs";
import { createRedisStore } from "./redis-store.mjs";

/**
 * @import { PageCache } from "./page-cache.mjs"
 * @import { CacheContext, CacheValue } from "./render-tracker.mjs"
 */

/**
 * @param {string} redisUrl
 * @param {string} distDir
 */
function openShared(redisUrl, distDir) {
  // Pages refer to the scripts of their build, so each build has its own namespace.
  const namespace = fs.readFileSync(path.join(distDir, "BUILD_ID"), "utf8");
  const store = createRedisStore(redisUrl, { namespace, onReady });
  const cache = createPageCache({ store, peers, log: logLine, invalidations });
  /** @param {boolean} isReconnect */
  function onReady(isReconnect) {
    if (isReconnect) cache.clear();
    void cache.sync();
  }
  return cache;
}

/** @param {string} distDir */
function openLocal(distDir) {
  const store = createFileStore(path.join(distDir, "cache", "pages"));
  process.once("exit", store.close);
  const cache = createPageCache({ store, peers, isShared: false, log: logLine, invalidations });
  void cache.sync();
  return cache;
}

/** @type {PageCache | undefined} */
let sharedCache;

export default class CacheHandler {
  /** @param {{ serverDistDir: string }} context */
  constructor({ serverDistDir }) {
    const distDir = path.dirname(serverDistDir);
    sharedCache ??= env.REDIS_URL ? openShared(env.REDIS_URL, distDir) : openLocal(distDir);
    this.cache = sharedCache;
  }

  /**
   * @param {string} key
   * @param {CacheContext} context
   */
  get(key, context) {
    return this.cache.get(key, context);
  }

  /**
   * @param {string} key
   * @param {CacheValue | null} value
   * @param {CacheContext} context
   */
  set(key, value, context) {
    return this.cache.set(key, value, context);
  }

  /** @param {string | string[]} tags */
  revalidateTag(tags) {
    return this.cache.revalidateTag(tags);
  }

  resetRequestCache() {}
}
