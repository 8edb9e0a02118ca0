import "server-only";

import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";

import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { env } from "./env.mjs";

const globalForPrisma = globalThis as unknown as { prisma?: PrismaClient; pool?: pg.Pool };

function connect(): PrismaClient {
  if (!env.DATABASE_URL) throw new Error("DATABASE_URL is not set");
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL_MAX,
    connectionTimeoutMillis: 4_000,
  });
  globalForPrisma.pool = pool;
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  return new PrismaClient({
    adapter,
    errorFormat: "minimal",
    omit: { user: { passwordHash: true } },
  });
}

/** How many connections are open, how many of them do nothing, and who waits for one. */
export function countConnections() {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = globalForPrisma.pool ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** The one client, connected at its first use, so that a build needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, key) {
    globalForPrisma.prisma ??= connect();
    const value = Reflect.get(globalForPrisma.prisma, key);
    return typeof value === "function" ? value.bind(globalForPrisma.prisma) : value;
  },
});

export type Tx = Prisma.TransactionClient;

const TRIES = 4;

/**
 * Runs `work` in one short transaction; tries again when PostgreSQL could not serialise it or broke a
 * deadlock. No HTTP, hashing or image work inside.
 */
export async function withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.$transaction(work, { maxWait: 8_000, timeout: 10_000 });
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
      await new Promise((wake) => setTimeout(wake, tried * 20 + Math.random() * 30));
    }
  }
}

function isConflict(error: unknown) {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2034") return true;
  return error instanceof Error && /\b(40001|40P01|deadlock detected)\b/.test(error.message);
}
