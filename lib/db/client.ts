import "server-only";

import { Prisma, type PrismaClient } from "@/generated/prisma/client";
import { remainingMs } from "@/lib/core/request-context";
import { currentConnection, primaryConnection } from "./connections";

/** Always run on the primary. */
const WRITES = new Set<string | symbol>(["$executeRaw", "$executeRawUnsafe", "$transaction"]);

/** The Prisma client of the current context: the primary, or the replica within `onReplica`. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, key) {
    const { client } = WRITES.has(key) ? primaryConnection() : currentConnection();
    const value = Reflect.get(client, key);
    return typeof value === "function" ? value.bind(client) : value;
  },
});

export type Tx = Prisma.TransactionClient;

const MAX_ATTEMPTS = 4;

/** Maximum wait for a transaction's connection in ms; slightly longer than the pool's, whose error is more specific. */
const connectionWait = () => Math.min(8_000, Math.ceil(remainingMs()) + 250);

/**
 * Prisma's transaction timeout in ms. Far beyond the pool's limit, which only counts time spent in the database: on a
 * busy machine, a statement after Prisma's ROLLBACK would run outside of the transaction.
 */
const TX_LIMIT_MS = 60_000;

/** Runs `work` in one short transaction with retries as in `retryOnConflict`. No HTTP, hashing or image work inside. */
export function withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryOnConflict(() =>
    db.$transaction(work, { maxWait: connectionWait(), timeout: TX_LIMIT_MS }),
  );
}

/** Runs a transaction, or a single atomic statement, and retries it after a serialization failure or a deadlock. */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
      await new Promise((wake) => setTimeout(wake, attempt * 20 + Math.random() * 30));
    }
  }
}

function isConflict(error: unknown) {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2034") return true;
  if (!(error instanceof Error)) return false;
  const { code = "" } = error as { code?: string };
  return /\b(40001|40P01|deadlock detected)\b/.test(`${code} ${error.message}`);
}
