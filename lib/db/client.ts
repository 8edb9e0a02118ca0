import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";

import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { env } from "@/lib/core/env.mjs";
import { remainingMs } from "@/lib/core/request-context";
import { createPool } from "./pool";
import { createRawQuery } from "./raw-query";

type Role = "primary" | "replica";
type Opened = { client: PrismaClient; pool: pg.Pool; ask: ReturnType<typeof createRawQuery> };

const shared = globalThis as { shaafiDatabases?: Partial<Record<Role, Opened>> };
const opened: Partial<Record<Role, Opened>> = shared.shaafiDatabases ?? {};
shared.shaafiDatabases = opened;

/** A public list can be asked of the primary instead: nobody waits long for the replica. */
const LIMITS = {
  primary: { connectMs: 4_000 },
  replica: { connectMs: 1_000, queryMs: 2_000 },
};

/**
 * A connection that has learnt its statements is kept while visitors come and go: a new one has PostgreSQL read and plan
 * each of them anew, several times, and find its pages again. Where none are named, as on a serverless platform, a pooler
 * keeps them instead.
 */
const NAMING_IDLE_MS = 120_000;

function open(role: Role): Opened {
  const url = role === "primary" ? env.DATABASE_URL : env.DATABASE_REPLICA_URL;
  if (!url)
    throw new Error(`${role === "primary" ? "DATABASE_URL" : "DATABASE_REPLICA_URL"} is not set`);
  const isNaming = role === "primary" && env.DATABASE_NAMED_STATEMENTS;
  const idle = isNaming ? { idleMs: NAMING_IDLE_MS } : {};
  const pool = createPool({ url, max: env.DATABASE_POOL_MAX, ...idle, ...LIMITS[role] });
  return {
    pool,
    client: connect(pool, isNaming),
    ask: createRawQuery(pool, isNaming ? statementName : () => ""),
  };
}

/**
 * Marks a query whose text never changes as a prepared statement (DATABASE_NAMED_STATEMENTS): PostgreSQL parses and plans it
 * once per connection.
 */
export const PREPARED = Prisma.sql`/* kept */`;

/** So many products nearly every cart has at most. */
const FEW = 5;

/**
 * Whether a column holds one of some ids, for statements that are KEPT: a few stand there one by one. Of a list PostgreSQL
 * knows no length before it is given, takes ten for it, and so plans anew every time what was to be planned once.
 */
export function inIds(column: Prisma.Sql, ids: number[]): Prisma.Sql {
  return ids.length > 0 && ids.length <= FEW
    ? Prisma.sql`${column} IN (${Prisma.join(ids)})`
    : Prisma.sql`${column} = ANY(${ids}::int[])`;
}

const names = new Map<string, string>();

/** Returns the name of a marked query, one per text; an empty string for all others. */
function statementName({ sql }: { sql: string }) {
  if (!sql.endsWith(PREPARED.text)) return "";
  const name = names.get(sql) ?? `kept_${names.size + 1}`;
  names.set(sql, name);
  return name;
}

function connect(pool: pg.Pool, isNaming: boolean): PrismaClient {
  const naming = isNaming ? { statementNameGenerator: statementName } : {};
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, ...naming });
  return new PrismaClient({
    adapter,
    errorFormat: "minimal",
    omit: { user: { passwordHash: true } },
  });
}

const databaseRole = new AsyncLocalStorage<Role>();

/** What `read` asks is asked of the replica. @see lib/db/replica, which knows whether it may be */
export function onReplica<T>(read: () => Promise<T>): Promise<T> {
  return databaseRole.run("replica", read);
}

/** Whether what is asked here is asked of the replica. */
export const isOnReplica = () => databaseRole.getStore() === "replica";

/** What `read` asks is asked of the primary, wherever it was called from. */
export function onPrimary<T>(read: () => Promise<T>): Promise<T> {
  return databaseRole.run("primary", read);
}

/** A replica takes no writes. */
const WRITES = new Set<string | symbol>(["$executeRaw", "$executeRawUnsafe", "$transaction"]);

/**
 * The one client, connected at its first use, so that a build needs no database. What is asked by `$queryRaw` or
 * `$executeRaw` outside of a transaction is asked of the driver (ask.ts).
 */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, key) {
    const role = WRITES.has(key) ? "primary" : (databaseRole.getStore() ?? "primary");
    opened[role] ??= open(role);
    const { client, ask } = opened[role];
    if (key === "$queryRaw" || key === "$executeRaw") return ask[key];
    const value = Reflect.get(client, key);
    return typeof value === "function" ? value.bind(client) : value;
  },
});

/** How many connections are open, how many of them do nothing, and who waits for one, for each database in use. */
export function poolStats() {
  return Object.entries(opened).map(([role, { pool }]) => ({
    role,
    states: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  }));
}

export type Tx = Prisma.TransactionClient;

const MAX_ATTEMPTS = 4;

/** Longest wait in ms for a connection for a transaction, a little later than the pool's: that one knows better why. */
const connectionWait = () => Math.min(8_000, Math.ceil(remainingMs()) + 250);

/**
 * Milliseconds after which Prisma gives a transaction up. Far beyond the pool's limit, which counts only what the
 * database takes: a statement that follows after Prisma's ROLLBACK, on a busy machine, would run outside of it.
 */
const TX_LIMIT_MS = 60_000;

/** Runs `work` in one short transaction, with further tries as `tryAgain`. No HTTP, hashing or image work inside. */
export function withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryOnConflict(() =>
    db.$transaction(work, { maxWait: connectionWait(), timeout: TX_LIMIT_MS }),
  );
}

/**
 * Runs a transaction, or a statement that is one by itself; tries again when PostgreSQL could not serialise it or broke
 * a deadlock.
 */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run();
    } catch (error) {
      if (tried === MAX_ATTEMPTS || !isConflict(error)) throw error;
      await new Promise((wake) => setTimeout(wake, tried * 20 + Math.random() * 30));
    }
  }
}

function isConflict(error: unknown) {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2034") return true;
  if (!(error instanceof Error)) return false;
  const { code = "" } = error as { code?: string };
  return /\b(40001|40P01|deadlock detected)\b/.test(`${code} ${error.message}`);
}
