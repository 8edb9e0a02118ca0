import { afterEach, describe, expect, it, vi } from "vitest";

const SECOND = 1_000;

/** A database client of its own, opened where statements have names or have none. */
async function openDb(isNaming: boolean) {
  vi.resetModules();
  vi.stubGlobal("shaafiDatabases", undefined);
  const { env } = await import("@/lib/core/env.mjs");
  Object.assign(env, { DATABASE_NAMED_STATEMENTS: isNaming });
  return import("@/lib/db/client");
}

type Db = Awaited<ReturnType<typeof openDb>>["db"];

/** Which process of PostgreSQL answers. */
const backendOf = async (db: Db) =>
  (await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid;

/** So many connections are left once nobody has asked for so long (in ms). */
async function leftAfter(isNaming: boolean, ms: number) {
  const { db, poolStats } = await openDb(isNaming);
  const before = await backendOf(db);
  await vi.advanceTimersByTimeAsync(ms);
  const [left] = poolStats();
  const after = await backendOf(db);
  await db.$disconnect();
  return { open: left?.states.open, isSame: before === after };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection that nobody uses", () => {
  it("stays for two minutes where it has learnt statements", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

    expect(await leftAfter(true, 119 * SECOND)).toEqual({ open: 1, isSame: true });
    expect(await leftAfter(true, 121 * SECOND)).toEqual({ open: 0, isSame: false });
  });

  it("goes after ten seconds where it has not", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

    expect(await leftAfter(false, 9 * SECOND)).toEqual({ open: 1, isSame: true });
    expect(await leftAfter(false, 11 * SECOND)).toEqual({ open: 0, isSame: false });
  });
});

describe("a connection on which something was refused", () => {
  const REFUSED: [string, (db: Db) => Promise<unknown>][] = [
    [
      "a row that is there",
      (db) => db.searchMiss.createMany({ data: [{ query: "a" }, { query: "a" }] }),
    ],
    [
      "a row without what it needs",
      (db) => db.$queryRaw`INSERT INTO search_misses (query) VALUES (NULL)`,
    ],
    [
      "what could not be serialised",
      (db) => db.$executeRaw`DO $$ BEGIN RAISE 'not to be had' USING ERRCODE = '40001'; END $$`,
    ],
  ];

  it.each(REFUSED)("stays: %s", async (_what, refused) => {
    const { db } = await openDb(true);
    const before = await backendOf(db);

    await expect(refused(db)).rejects.toThrow();

    expect(await backendOf(db)).toBe(before);
    await db.$disconnect();
  });

  it("goes where it keeps a statement that no longer fits", async () => {
    const { db, PREPARED } = await openDb(true);
    await db.$executeRaw`CREATE TABLE growing (one int)`;
    const ask = () => db.$queryRaw`SELECT * FROM growing ${PREPARED}`;
    for (let time = 0; time < 6; time++) await ask();
    await db.$executeRaw`ALTER TABLE growing ADD COLUMN two int`;

    await expect(ask()).rejects.toThrow("cached plan must not change result type");

    await expect(ask()).resolves.toEqual([]);
    await db.$executeRaw`DROP TABLE growing`;
    await db.$disconnect();
  });
});
