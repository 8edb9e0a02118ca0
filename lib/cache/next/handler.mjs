// The cache handler of Next (`cacheHandler` in next.config.mjs). Next loads this file unbundled and creates one handler
// per request; the cache behind it lives as long as the process.
import fs from "node:fs";
import path from "node:path";

import { env } from "../../core/env.mjs";
import { invalidations } from "../invalidations.mjs";
import { createFileStore } from "./file-store.mjs";
import { createPageCache } from "./page-cache.mjs";
import { createRedisStore } from "./redis-store.mjs";

/** Logs in the format of lib/core/log, which cannot be imported here. */
function log(message, error) {
  const level = error ? "error" : "info";
  const event = { time: new Date().toISOString(), level, message, error: error?.message };
  console[level](JSON.stringify(event));
}

function openShared(distDir) {
  // Pages refer to the scripts of their build, so each build has its own namespace.
  const namespace = fs.readFileSync(path.join(distDir, "BUILD_ID"), "utf8");
  const store = createRedisStore(env.REDIS_URL, { namespace, onReady });
  const cache = createPageCache({ store, log, invalidations });
  function onReady(isAgain) {
    if (isAgain) cache.forget();
    void cache.sync();
  }
  return cache;
}

function openLocal(distDir) {
  const store = createFileStore(path.join(distDir, "cache", "pages"));
  process.once("exit", store.close);
  const cache = createPageCache({ store, isShared: false, log, invalidations });
  void cache.sync();
  return cache;
}

let cache;

export default class CacheHandler {
  constructor({ serverDistDir }) {
    const distDir = path.dirname(serverDistDir);
    cache ??= env.REDIS_URL ? openShared(distDir) : openLocal(distDir);
  }

  get(key, context) {
    return cache.get(key, context);
  }

  set(key, value, context) {
    return cache.set(key, value, context);
  }

  revalidateTag(tags) {
    return cache.revalidateTag(tags);
  }

  resetRequestCache() {}
}
