// The only file that connects to Redis. Timeouts are short, since a page can always be rendered again.
import { createClient, RESP_TYPES } from "@redis/client";

import { withTimeout } from "../../core/with-timeout.mjs";

const WAIT_MS = 300;

/**
 * Timeout of a sync in ms. Longer than the timers of a busy process are delayed: a server that considers Redis
 * unavailable renders every page again.
 */
const SYNC_WAIT_MS = 1_000;
const CONNECT_MS = 2_000;

/** Retention of invalidation times in ms; longer than the lifetime of any entry (page-cache.mjs). */
const KEEP_TAGS_MS = 3 * 60 * 60 * 1_000;

const TAGS = "shaafi:tags";
const ENTRY = "shaafi:entry:";

// Uses the clock of Redis, the only one that all servers share.
const NOW = `local t = redis.call("TIME")
local now = t[1] * 1000 + math.floor(t[2] / 1000) `;

const PUBLISH = `${NOW}
for _, tag in ipairs(ARGV) do redis.call("ZADD", KEYS[1], "GT", now, tag) end
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now - ${KEEP_TAGS_MS})
return now`;

const SYNC = `${NOW}
return { now, redis.call("ZRANGEBYSCORE", KEYS[1], ARGV[1], "+inf", "WITHSCORES") }`;

/** @throws {Error} when Redis has not answered in time */
const withRedisTimeout = (asked, ms = WAIT_MS) =>
  withTimeout(asked, ms, "Redis did not respond in time");

/**
 * @param {string} url redis:// or rediss://
 * @param {{ namespace: string, onReady: (isAgain: boolean) => void }} options `namespace` separates the entries of each
 *   build; `onReady` is called on every connection, with true after a reconnect
 */
export function createRedisStore(url, { namespace, onReady }) {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tried) => Math.min(100 * 2 ** tried, CONNECT_MS),
    },
  });
  let isAgain = false;
  client.on("error", () => {}); // failed commands reject and are reported by their callers
  client.on("ready", () => {
    onReady(isAgain);
    isAgain = true;
  });
  client.connect().catch(() => {});
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const keyOf = (key) => `${ENTRY}${namespace}:${key}`;

  return {
    /** @returns {Promise<Buffer | null>} */
    read: (key) => withRedisTimeout(bytes.get(keyOf(key))),
    write: (key, value, ms) => withRedisTimeout(client.set(keyOf(key), value, { PX: ms })),
    /** Stores the invalidation time of the tags. */
    publish: (tags) =>
      withRedisTimeout(client.eval(PUBLISH, { keys: [TAGS], arguments: tags }), SYNC_WAIT_MS),
    /**
     * Returns the invalidations since a time, and the current time of Redis.
     * @returns {Promise<{ now: number, changes: [string, number][] }>}
     */
    async sync(since) {
      const asked = client.eval(SYNC, { keys: [TAGS], arguments: [String(since)] });
      const [now, flat] = await withRedisTimeout(asked, SYNC_WAIT_MS);
      const changes = [];
      for (let at = 0; at < flat.length; at += 2) changes.push([flat[at], Number(flat[at + 1])]);
      return { now, changes };
    },
    close: () => client.destroy(),
  };
}
