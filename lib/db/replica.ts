import "server-only";

import { env } from "@/lib/core/env.mjs";
import { isDatabaseUnavailable } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db, onReplica } from "./client";

/** How often it is looked at, and how long it is left alone when something was wrong with it. */
const PAUSE_MS = 10_000;

/** Tells where the replica stands, once for all requests of this process. */
const state = { isGood: true, checkAt: 0 };

/**
 * The jobs leave their mark on the primary all the time: a replica without a mark of the last three minutes has
 * stopped following, for whatever reason. Only the first request of every ten seconds pays for the look.
 */
async function isFollowing() {
  if (Date.now() < state.checkAt) return state.isGood;
  state.checkAt = Date.now() + PAUSE_MS;
  try {
    const [row] = await onReplica(
      () => db.$queryRaw<{ good: boolean | null }[]>`
        SELECT max(last_started_at) > now() - interval '3 minutes' AS good FROM job_states`,
    );
    setHealthy(row?.good === true, new Error("no mark of a job for three minutes"));
  } catch (error) {
    setHealthy(false, error);
  }
  return state.isGood;
}

/** Told when it changes, not with every request. */
function setHealthy(isHealthy: boolean, reason: unknown) {
  if (state.isGood && !isHealthy) log.error("the replica is left alone", reason);
  if (!state.isGood && isHealthy) log.info("the replica is read again");
  state.isGood = isHealthy;
}

/**
 * Reads something public from the replica where there is one, else from the primary; never what somebody may just have
 * written, nor what is kept (lib/cache/cached). A replica that has gone or stopped following costs one second try.
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
