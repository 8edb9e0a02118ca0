import "server-only";

import { AsyncResource } from "node:async_hooks";
import pg from "pg";

import { isDatabaseUnavailable, isDiskFull } from "@/lib/core/errors";
import { remainingMs, trackWait } from "@/lib/core/request-context";

type PoolOptions = {
  url: string;
  max: number;
  /** The longest wait for a connection, in ms. */
  connectMs: number;
  /** The longest wait for an answer, in ms, where the request would wait longer. */
  queryMs?: number;
  /** A connection that nobody has used for so long is closed, in ms. */
  idleMs?: number;
};

// The framework bundles this module more than once; the edge of HTTP asks its own copy.
const shared = globalThis as { shaafiDatabaseFailure?: number };

/** Whether the database has failed somebody of this process since a moment of performance.now(). */
export function hasDatabaseFailedSince(moment: number): boolean {
  return (shared.shaafiDatabaseFailure ?? Number.NEGATIVE_INFINITY) >= moment;
}

/**
 * Waits for an answer on behalf of the request, and remembers when none came. On a full disk PostgreSQL may not even
 * answer who only reads: a new connection writes a file.
 */
async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await trackWait(asked);
  } catch (error) {
    if (isDatabaseUnavailable(error) || isDiskFull(error))
      shared.shaafiDatabaseFailure = performance.now();
    throw error;
  }
}

type Question = object | string;

const ignore = () => {};

// The types of pg name every form of these apart; what follows passes each on as it came.
type AnyClient = {
  query(question: Question, ...rest: unknown[]): unknown;
  end(): Promise<void>;
};
type PooledClient = { release(error?: unknown): void };
type AnyPool = {
  options: { connectionTimeoutMillis?: number };
  connect(callback?: (...answer: unknown[]) => void): Promise<unknown> | undefined;
  query(...question: unknown[]): Promise<unknown>;
};
const PlainClient = pg.Client as unknown as new (config: object) => AnyClient;
const PlainPool = pg.Pool as unknown as new (config: object) => AnyPool;

/** What PostgreSQL refuses for the sake of its rows, by SQLSTATE: a constraint's refusal, a conflict. */
const ROW_ERROR_CODES = /^(?:23|40)/;

/**
 * Has a connection stay when the rows refuse a statement: the pool would close it over any error, and of a product that is
 * sold out every order is one. What is wrong with the connection or with a statement that it keeps still ends it.
 */
function keep(lent: PooledClient) {
  const { release } = lent;
  lent.release = (error) => {
    const { code = "" } = (error ?? {}) as { code?: string };
    release(ROW_ERROR_CODES.test(code) ? undefined : error);
  };
}

/** The pool asks with a callback when it asks by itself, and gives the connection back as it sees fit. */
function wrapCheckoutCallback(callback: (...answer: unknown[]) => void) {
  return (error?: unknown, lent?: unknown) => {
    if (lent) keep(lent as PooledClient);
    callback(error, lent);
  };
}

/**
 * A pool that keeps nobody waiting for longer than his request may (lib/core/request-context), be it for a connection, for a
 * statement behind somebody's lock or for a PostgreSQL that has stopped in silence. A connection on which an answer is
 * still out is closed, with its transaction: the next in line would only read that answer.
 */
export function createPool({
  url,
  max,
  connectMs,
  queryMs = Number.POSITIVE_INFINITY,
  idleMs = 10_000,
}: PoolOptions) {
  class Client extends PlainClient {
    /** Ends with what was asked last. */
    private turn: Promise<unknown> | undefined;

    /**
     * One question after the other: a transaction has one connection, of which Prisma asks the rows of several
     * relations at once. The driver queues them too, but will not for ever.
     */
    override query(question: Question, ...rest: unknown[]) {
      const ask = () => this.ask(question, ...rest);
      const answer = this.turn && typeof rest.at(-1) !== "function" ? this.turn.then(ask) : ask();
      if (!(answer instanceof Promise)) return answer;
      const turn = answer.then(ignore, ignore).then(() => {
        if (this.turn === turn) this.turn = undefined;
      });
      this.turn = turn;
      return answer;
    }

    private ask(question: Question, ...rest: unknown[]) {
      const limit = Math.min(queryMs, remainingMs());
      if (!Number.isFinite(limit)) return super.query(question, ...rest);
      const asked = typeof question === "string" ? { text: question } : question;
      const answer = super.query({ ...asked, query_timeout: Math.max(1, limit) }, ...rest);
      // With a callback it is the pool that asks, and it closes what has failed.
      return answer instanceof Promise
        ? answerOf(answer).catch((error) => this.fail(error))
        : answer;
    }

    fail(error: Error): never {
      if (error.message === "Query read timeout") void this.end();
      throw error;
    }
  }

  class Pool extends PlainPool {
    override connect(callback?: (...answer: unknown[]) => void) {
      // The pool reads it as each wait begins.
      this.options.connectionTimeoutMillis = Math.max(1, Math.min(connectMs, remainingMs()));
      // It is whoever gives a connection back that calls: without this, in the name of that request.
      if (callback) return super.connect(AsyncResource.bind(wrapCheckoutCallback(callback)));
      return answerOf(super.connect() as Promise<unknown>);
    }

    override query(...question: unknown[]) {
      return answerOf(super.query(...question));
    }
  }

  const options = { connectionString: url, max, idleTimeoutMillis: idleMs, Client };
  return new Pool(options) as unknown as pg.Pool;
}
