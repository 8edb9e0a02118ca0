import "server-only";

import { type Tx, withTx } from "./client";

/** First key of the advisory locks; an arbitrary number of our own. */
const LOCK_SPACE = 7_419_008;

/** Runs a transaction that excludes others of the same user, so that limits per user hold. */
export function withUserLock<T>(userId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withTx(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_SPACE}::int, ${userId}::int)`;
    return work(tx);
  });
}
