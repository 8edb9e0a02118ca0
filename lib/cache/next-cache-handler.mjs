// The cache handler of Next: shared by all servers through Redis where REDIS_URL is set, else the server's own files
// and memory. Next loads this file unbundled and creates one handler per request; the cache behind it lives as long as
// the process.
import fs from "node:fs";
import path from "node:path";
import { env } from "../core/env.mjs";
import { TagAwareFileSystemCache } from "./file-system-cache.mjs";
import { createRedisCache } from "./redis-cache.mjs";
import { createRedisStore } from "./redis-store.mjs";
import { responseCache } from "./response-cache.mjs";

/** Logs in the format of lib/core/log, which cannot be imported here. */
function logEvent(message, error) {
  const level = error ? "error" : "info";
  const event = { time: new Date().toISOString(), level, message, error: error?.message };
  console[level](JSON.stringify(event));
}

function open(serverDistDir) {
  // Pages refer to the scripts of their build, so each build has its own namespace.
  const namespace = fs.readFileSync(path.join(serverDistDir, "..", "BUILD_ID"), "utf8");
  const store = createRedisStore(env.REDIS_URL, { namespace, onReady: ready });
  const shared = createRedisCache({ store, tell: logEvent, answers: responseCache });
  function ready(isAgain) {
    if (isAgain) shared.forget();
    void shared.sync();
  }
  return shared;
}

let cache;

class SharedCache {
  constructor({ serverDistDir }) {
    cache ??= open(serverDistDir);
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

// A single server knows every invalidation.
if (!env.REDIS_URL) responseCache.trust(() => true);

export default env.REDIS_URL ? SharedCache : TagAwareFileSystemCache;
