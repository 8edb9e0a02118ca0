import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";

import { PrismaClient } from "@/generated/prisma/client";
import { env } from "@/lib/core/env.mjs";
import { processGlobal } from "@/lib/core/process-global.mjs";
import { createPool } from "./pool";
import { statementName } from "./prepared";

type Role = "primary" | "replica";
type Connection = { client: PrismaClient; pool: pg.Pool; isNaming: boolean };

/** Shared by the copies of this module in one process. */
const connections = processGlobal("databases", (): Partial<Record<Role, Connection>> => ({}));

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

function createClient(pool: pg.Pool, isNaming: boolean): PrismaClient {
  const naming = isNaming ? { statementNameGenerator: statementName } : {};
  return new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true, ...naming }),
    errorFormat: "minimal",
    omit: { user: { passwordHash: true } },
  });
}

function connect(role: Role): Connection {
  const name = role === "primary" ? "DATABASE_URL" : "DATABASE_REPLICA_URL";
  const url = env[name];
  if (!url) throw new Error(`${name} is not set`);
  const isNaming = role === "primary" && env.DATABASE_NAMED_STATEMENTS;
  const idle = isNaming ? { idleMs: NAMING_IDLE_MS } : {};
  const pool = createPool({ url, max: env.DATABASE_POOL_MAX, ...idle, ...LIMITS[role] });
  return { client: createClient(pool, isNaming), pool, isNaming };
}

const currentRole = new AsyncLocalStorage<Role>();

/** Returns the connection of the current context, opened on first use, so that a build needs no database. */
export function currentConnection(): Connection {
  const role = currentRole.getStore() ?? "primary";
  connections[role] ??= connect(role);
  return connections[role];
}

/** Returns the primary's connection, also inside of `onReplica`. */
export function primaryConnection(): Connection {
  connections.primary ??= connect("primary");
  return connections.primary;
}

/**
 * Runs the queries of `read` on the replica.
 * @see lib/db/replica, which checks whether it is usable
 */
export function onReplica<T>(read: () => Promise<T>): Promise<T> {
  return currentRole.run("replica", read);
}

/** Whether queries of the current context run on the replica. */
export const isOnReplica = () => currentRole.getStore() === "replica";

/** Runs the queries of `read` on the primary, also inside of `onReplica`. */
export function onPrimary<T>(read: () => Promise<T>): Promise<T> {
  return currentRole.run("primary", read);
}

/** Returns the number of open and idle connections and of waiting requests, for each database in use. */
export function poolStats() {
  return Object.entries(connections).map(([role, { pool }]) => ({
    role,
    states: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  }));
}
