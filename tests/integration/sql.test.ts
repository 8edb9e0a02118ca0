import { describe, expect, it } from "vitest";

import { Prisma } from "@/generated/prisma/client";
import {
  isConstraintViolation,
  isDatabaseUnavailable,
  sqlStateOf,
  violatedConstraint,
} from "@/lib/core/errors";
import { db, retryOnConflict } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";

const failureOf = (query: Promise<unknown>) =>
  query.then(
    () => expect.unreachable("the statement did not fail"),
    (error: unknown) => error,
  );

describe("sql", () => {
  const moment = new Date("2026-03-29T01:30:00.123Z");

  it("returns rows with the types of Prisma", async () => {
    const statement = Prisma.sql`
      SELECT 1::int AS int, ${2n}::bigint AS big, 9007199254740993::bigint AS "tooBig", 1.5::float AS float,
        sum(x)::numeric / 3 AS share, true AS yes, NULL::text AS nothing, ${"a 'b' \\ ቡና"} AS text,
        ${moment}::timestamp(3) AS at, ${moment}::timestamptz AS "atZone", '2026-03-29'::date AS day,
        ${[3, 1]}::int[] AS ids, ${["x,y", '"', "NULL"]}::text[] AS words, '{"a": [1, null]}'::jsonb AS json,
        json_build_object('at', 1) AS plain, 'admin'::"Role" AS role
      FROM unnest(${[1, 1]}::int[]) AS x`;
    const [ours] = await sql.query<object[]>(statement);
    const [theirs] = await db.$queryRaw<object[]>(statement);

    expect(ours).toEqual(theirs);
    expect(ours).toMatchObject({ at: moment, atZone: moment, tooBig: 9007199254740993n });
  });

  it("sends dates, single and in arrays, as UTC like Prisma", async () => {
    const rows = await sql.query`
      SELECT count(*)::int AS count FROM unnest(${[moment]}::timestamp[]) AS one
      WHERE one = ${moment}::timestamp AND one = '2026-03-29 01:30:00.123'`;

    expect(rows).toEqual([{ count: 1 }]);
  });

  it("accepts nested fragments and prepared statements", async () => {
    const selectValue = (value: number) =>
      sql.query<object[]>(Prisma.sql`SELECT ${Prisma.sql`${value}::int`} AS it ${PREPARED}`);

    expect(await Promise.all([selectValue(1), selectValue(2), selectValue(3)])).toEqual([
      [{ it: 1 }],
      [{ it: 2 }],
      [{ it: 3 }],
    ]);
  });

  it("rejects with errors that lib/core/errors recognizes", async () => {
    const miss = (query: string | null) =>
      sql.query`INSERT INTO search_misses (query) VALUES (${query}) RETURNING query`;
    await miss("asked twice");
    const doubled = await failureOf(miss("asked twice"));
    const missing = await failureOf(miss(null));

    expect(violatedConstraint(doubled)).toBe("search_misses_pkey");
    expect(violatedConstraint(missing)).toBe(null);
    expect([isConstraintViolation(doubled), isConstraintViolation(missing)]).toEqual([true, true]);
    expect([sqlStateOf(doubled), sqlStateOf(missing)]).toEqual(["23505", "23502"]);
    expect(sqlStateOf(new Error("not of the database"))).toBe(null);
    expect(isDatabaseUnavailable(await failureOf(sql.query`SELECT 1 FROM no_such_table`))).toBe(
      false,
    );
  });

  it("is retried once after a deadlock", async () => {
    await db.$executeRaw`CREATE FUNCTION raise_deadlock() RETURNS void LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'not to be had' USING ERRCODE = '40P01'; END $$`;
    let attempts = 0;
    const again = retryOnConflict(async () => {
      attempts += 1;
      if (attempts === 1) await sql.query`SELECT raise_deadlock()::text`;
      return "done";
    });
    await expect(again).resolves.toBe("done");
    expect(attempts).toBe(2);
    await db.$executeRaw`DROP FUNCTION raise_deadlock()`;
  });
});
