import "server-only";

import { env } from "@/lib/core/env.mjs";
import { isDatabaseUnavailable } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { onReplica } from "./connections";
import { sql } from "./sql";

/** Interval of the health check, and pause after a failure, in ms. */
const PAUSE_MS = 10_000;

/** State of the replica, shared by all requests of this process. */
const state = { isUsable: true, checkAt: 0 };

/**
 * Whether the replica is up to date. Jobs update their state on the primary continuously: a replica without an update
 * in the last three minutes has stopped replicating. Checked by one request every ten seconds.
 */
async function isFollowing() {
  if (Date.now() < state.checkAt) return state.isUsable;
  state.checkAt = Date.now() + PAUSE_MS;
  try {
    const [row] = await onReplica(
      () => sql.query<{ good: boolean | null }[]>`
        SELECT max(last_started_at) > now() - interval '3 minutes' AS good FROM job_states`,
    );
    setHealthy(row?.good === true, new Error("no mark of a job for three minutes"));
  } catch (error) {
    setHealthy(false, error);
  }
  return state.isUsable;
}

/** Logs changes of the state only. */
function setHealthy(isHealthy: boolean, reason: unknown) {
  if (state.isUsable && !isHealthy) log.error("Read replica disabled", reason);
  if (!state.isUsable && isHealthy) log.info("Read replica enabled again");
  state.isUsable = isHealthy;
}

/**
 * Reads public data from the replica if there is one, else from the primary. Not for data that the viewer may just have
 * written, nor for cached reads (lib/cache/cached). Retries on the primary if the replica is unavailable.
 */
export async function readFromReplica<T>(read: () => Promise<T>): Promise<T> {
  if (!env.DATABASE_REPLICA_URL || !(await isFollowing())) return read();
  try {
    return await onReplica(read);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    state.checkAt = Date.now() + PAUSE_MS;
    setHealthy(false, error);
    return read();
  }
}
