import { afterEach, describe, expect, it, vi } from "vitest";

const SECOND = 1_000;

/** Opens a separate database client, with or without prepared statements. */
async function openDb(isNaming: boolean) {
  vi.resetModules();
  vi.stubGlobal(Symbol.for("shaafi.databases"), undefined);
  const { env } = await import("@/lib/core/env.mjs");
  Object.assign(env, { DATABASE_NAMED_STATEMENTS: isNaming });
  const { db } = await import("@/lib/db/client");
  const { sql } = await import("@/lib/db/sql");
  const { poolStats } = await import("@/lib/db/connections");
  const { PREPARED } = await import("@/lib/db/prepared");
  return { db, sql, poolStats, PREPARED };
}

type Opened = Awaited<ReturnType<typeof openDb>>;

/** Returns the id of the PostgreSQL process behind the connection. */
const backendOf = async ({ sql }: Opened) =>
  (await sql.query<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid;

/** Returns the open connections after `ms` without a query, and whether the next query uses the same one. */
async function leftAfter(isNaming: boolean, ms: number) {
  const connectionCount = await openDb(isNaming);
  const { db, poolStats } = connectionCount;
  const before = await backendOf(connectionCount);
  await vi.advanceTimersByTimeAsync(ms);
  const [left] = poolStats();
  const after = await backendOf(connectionCount);
  await db.$disconnect();
  return { open: left?.states.open, isSame: before === after };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an idle connection", () => {
  it("stays open for two minutes if statements are prepared", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

    expect(await leftAfter(true, 119 * SECOND)).toEqual({ open: 1, isSame: true });
    expect(await leftAfter(true, 121 * SECOND)).toEqual({ open: 0, isSame: false });
  });

  it("is closed after ten seconds without prepared statements", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

    expect(await leftAfter(false, 9 * SECOND)).toEqual({ open: 1, isSame: true });
    expect(await leftAfter(false, 11 * SECOND)).toEqual({ open: 0, isSame: false });
  });
});

describe("a connection after a failed statement", () => {
  const REFUSED: [string, (opened: Opened) => Promise<unknown>][] = [
    [
      "a duplicate row through Prisma",
      ({ db }) => db.searchMiss.createMany({ data: [{ query: "a" }, { query: "a" }] }),
    ],
    ["a missing value", ({ sql }) => sql.query`INSERT INTO search_misses (query) VALUES (NULL)`],
    [
      "a serialization failure",
      ({ sql }) => sql.execute`DO $$ BEGIN RAISE 'not to be had' USING ERRCODE = '40001'; END $$`,
    ],
  ];

  it.each(REFUSED)("stays in the pool after %s", async (_what, refused) => {
    const connectionCount = await openDb(true);
    const before = await backendOf(connectionCount);

    await expect(refused(connectionCount)).rejects.toThrow();

    expect(await backendOf(connectionCount)).toBe(before);
    await connectionCount.db.$disconnect();
  });

  it("is closed if a prepared statement no longer fits its table", async () => {
    const { db, sql, PREPARED } = await openDb(true);
    await db.$executeRaw`CREATE TABLE growing (one int)`;
    const load = () => sql.query`SELECT * FROM growing ${PREPARED}`;
    for (let time = 0; time < 6; time++) await load();
    await db.$executeRaw`ALTER TABLE growing ADD COLUMN two int`;

    await expect(load()).rejects.toThrow("cached plan must not change result type");

    await expect(load()).resolves.toEqual([]);
    await db.$executeRaw`DROP TABLE growing`;
    await db.$disconnect();
  });
});
