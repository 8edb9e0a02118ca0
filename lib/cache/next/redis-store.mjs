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
const TAG_RETENTION_MS = 3 * 60 * 60 * 1_000;

const TAGS = "shaafi:tags";
const ENTRY = "shaafi:entry:";

// Uses the clock of Redis, the only one that all servers share.
const NOW = `local t = redis.call("TIME")
local now = t[1] * 1000 + math.floor(t[2] / 1000) `;

const PUBLISH = `${NOW}
for _, tag in ipairs(ARGV) do redis.call("ZADD", KEYS[1], "GT", now, tag) end
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now - ${TAG_RETENTION_MS})
return now`;

const SYNC = `${NOW}
return { now, redis.call("ZRANGEBYSCORE", KEYS[1], ARGV[1], "+inf", "WITHSCORES") }`;

/**
 * @template T
 * @param {Promise<T>} command
 * @param {number} [ms]
 * @throws {Error} when Redis has not responded in time
 */
const withRedisTimeout = (command, ms = WAIT_MS) =>
  withTimeout(command, ms, "Redis did not respond in time");

/**
 * Connects to Redis.
 * @param {string} url redis:// or rediss://
 * @param {{ namespace: string, onReady: (isReconnect: boolean) => void }} options `namespace` separates the entries of
 *   each build; `onReady` is called on every connection, with true after a reconnect
 * @returns {import("./page-cache.mjs").Store}
 */
export function createRedisStore(url, { namespace, onReady }) {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempt) => Math.min(100 * 2 ** attempt, CONNECT_MS),
    },
  });
  let isReconnect = false;
  client.on("error", () => {}); // failed commands reject and are reported by their callers
  client.on("ready", () => {
    onReady(isReconnect);
    isReconnect = true;
  });
  client.connect().catch(() => {});
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  /** @param {string} key */
  const keyOf = (key) => `${ENTRY}${namespace}:${key}`;

  return {
    read: (key) => withRedisTimeout(bytes.get(keyOf(key))),
    write: (key, value, ms) => withRedisTimeout(client.set(keyOf(key), value, { PX: ms })),
    /** Stores the invalidation time of the tags. */
    publish: (tags) =>
      withRedisTimeout(client.eval(PUBLISH, { keys: [TAGS], arguments: tags }), SYNC_WAIT_MS),
    /** Returns the invalidations since a time, and the current time of Redis. */
    async sync(since) {
      const command = client.eval(SYNC, { keys: [TAGS], arguments: [String(since)] });
      const reply = await withRedisTimeout(command, SYNC_WAIT_MS);
      const [now, scores] = /** @type {[number, string[]]} */ (reply);
      /** @type {[string, number][]} */
      const changes = [];
      for (let index = 0; index < scores.length; index += 2) {
        changes.push([String(scores[index]), Number(scores[index + 1])]);
      }
      return { now, changes };
    },
    close: () => client.destroy(),
  };
}
