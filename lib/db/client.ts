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

/** Timeouts in ms. Short for the replica, since a public list can be read from the primary instead. */
const LIMITS = {
  primary: { connectMs: 4_000 },
  replica: { connectMs: 1_000, queryMs: 2_000 },
};

/**
 * Idle timeout in ms of a connection with prepared statements: a new connection has to parse and plan each of them
 * several times again. Without prepared statements, as on a serverless platform, connections are pooled outside of the
 * process.
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
 * Marks a query whose text never changes as a prepared statement (DATABASE_NAMED_STATEMENTS): PostgreSQL parses and
 * plans it once per connection.
 */
export const PREPARED = Prisma.sql`/* kept */`;

/** Number of products that nearly every cart stays within. */
const FEW = 5;

/**
 * Returns the SQL condition that a column is one of `ids`, for prepared statements: a few ids are separate parameters.
 * For an array PostgreSQL assumes ten elements and plans the statement on every execution.
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

/**
 * Runs the queries of `read` on the replica.
 * @see lib/db/replica, which checks whether it is usable
 */
export function onReplica<T>(read: () => Promise<T>): Promise<T> {
  return databaseRole.run("replica", read);
}

/** Whether queries of the current context run on the replica. */
export const isOnReplica = () => databaseRole.getStore() === "replica";

/** Runs the queries of `read` on the primary, also inside of `onReplica`. */
export function onPrimary<T>(read: () => Promise<T>): Promise<T> {
  return databaseRole.run("primary", read);
}

/** Always run on the primary. */
const WRITES = new Set<string | symbol>(["$executeRaw", "$executeRawUnsafe", "$transaction"]);

/**
 * The Prisma client, connected on first use, so that a build needs no database. `$queryRaw` and `$executeRaw` outside
 * of a transaction bypass Prisma (raw-query.ts).
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

/** Returns the number of open and idle connections and of waiting requests, for each database in use. */
export function poolStats() {
  return Object.entries(opened).map(([role, { pool }]) => ({
    role,
    states: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  }));
}

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
