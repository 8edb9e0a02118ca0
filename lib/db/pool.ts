import "server-only";

import { AsyncResource } from "node:async_hooks";
import pg from "pg";

import { isDatabaseUnavailable, isDiskFull } from "@/lib/core/errors";
import { processGlobal } from "@/lib/core/process-global.mjs";
import { remainingMs, trackWait } from "@/lib/core/request-context";

type PoolOptions = {
  url: string;
  max: number;
  /** Connection timeout in ms. */
  connectMs: number;
  /** Query timeout in ms; the remaining time of the request applies if it is shorter. */
  queryMs?: number;
  /** Idle timeout of a connection in ms. */
  idleMs?: number;
};

const health = processGlobal("databaseHealth", () => ({
  failedAt: Number.NEGATIVE_INFINITY,
  answeredAt: Number.NEGATIVE_INFINITY,
}));

/** Time after a failure during which requests fail at once instead of waiting for the database, in ms. */
const AWAY_MS = 1_000;

/** Whether a query of this process has failed because of the database since `moment` (performance.now()). */
export function hasDatabaseFailedSince(moment: number): boolean {
  return health.failedAt >= moment;
}

/** Whether the database has failed within the last second and has not responded since. */
export function isDatabaseAway(): boolean {
  return health.failedAt > health.answeredAt && performance.now() - health.failedAt < AWAY_MS;
}

/**
 * Counts the wait against the request's limit and records database failures. A full disk counts too: PostgreSQL then
 * fails even on reads, since a new connection writes a file.
 */
async function trackHealth<T>(query: Promise<T>): Promise<T> {
  try {
    const result = await trackWait(query);
    health.answeredAt = performance.now();
    return result;
  } catch (error) {
    if (isDatabaseUnavailable(error) || isDiskFull(error)) health.failedAt = performance.now();
    throw error;
  }
}

type Question = object | string;

const ignore = () => {};

// The overloads of pg are too specific for wrappers that pass arguments through.
type AnyClient = {
  query(question: Question, ...rest: unknown[]): unknown;
  end(): Promise<void>;
};
type PooledClient = AnyClient & { release(isBroken?: boolean): void };
type AnyPool = {
  options: { connectionTimeoutMillis?: number };
  connect(callback?: (...answer: unknown[]) => void): Promise<unknown> | undefined;
  query(...question: [Question, ...unknown[]]): Promise<unknown>;
};

/** SQLSTATE classes of errors caused by rows, not by the connection: constraint violations and conflicts. */
const ROW_ERROR_CODES = /^(?:23|40)/;

const PlainClient = pg.Client as unknown as new (config: object) => AnyClient;
const PlainPool = pg.Pool as unknown as new (config: object) => AnyPool;

/**
 * Creates a pool that limits every wait to the remaining time of the request (lib/core/request-context): for a
 * connection, a lock or a PostgreSQL that does not respond. A connection with a pending response is closed, with its
 * transaction: its next user would read that response.
 */
export function createPool({
  url,
  max,
  connectMs,
  queryMs = Number.POSITIVE_INFINITY,
  idleMs = 10_000,
}: PoolOptions) {
  class Client extends PlainClient {
    /** Resolves when the last query has ended. */
    private pending: Promise<unknown> | undefined;

    /**
     * Runs queries one at a time: Prisma queries several relations at once on the one connection of a transaction. The
     * driver queues them too, but this is deprecated.
     */
    override query(question: Question, ...rest: unknown[]) {
      const run = () => this.runQuery(question, ...rest);
      const result =
        this.pending && typeof rest.at(-1) !== "function" ? this.pending.then(run) : run();
      if (!(result instanceof Promise)) return result;
      const current = result.then(ignore, ignore).then(() => {
        if (this.pending === current) this.pending = undefined;
      });
      this.pending = current;
      return result;
    }

    private runQuery(question: Question, ...rest: unknown[]) {
      const limit = Math.min(queryMs, remainingMs());
      const config = typeof question === "string" ? { text: question } : question;
      const timeout = Number.isFinite(limit) ? { query_timeout: Math.max(1, limit) } : {};
      const result = super.query({ ...config, ...timeout }, ...rest);
      // Calls with a callback come from the pool, which closes failed connections itself.
      return result instanceof Promise
        ? trackHealth(result).catch((error) => this.fail(error))
        : result;
    }

    fail(error: Error): never {
      if (error.message === "Query read timeout") void this.end();
      throw error;
    }
  }

  class Pool extends PlainPool {
    override connect(callback?: (...answer: unknown[]) => void) {
      // The pool reads this option at the start of each wait.
      this.options.connectionTimeoutMillis = Math.max(1, Math.min(connectMs, remainingMs()));
      // The callback runs in the context of the request that releases the connection; binds it to this one.
      if (callback) return super.connect(AsyncResource.bind(callback));
      return trackHealth(super.connect() as Promise<unknown>);
    }

    /** Keeps the connection after an error caused by rows, such as an order of a sold-out product. */
    override async query(...question: [Question, ...unknown[]]) {
      const client = (await this.connect()) as PooledClient;
      try {
        const result = await client.query(...question);
        client.release();
        return result;
      } catch (error) {
        const { code = "" } = error as { code?: string };
        client.release(!ROW_ERROR_CODES.test(code));
        throw error;
      }
    }
  }

  const options = { connectionString: url, max, idleTimeoutMillis: idleMs, Client };
  return new Pool(options) as unknown as pg.Pool;
}
