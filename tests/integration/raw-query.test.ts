import { describe, expect, it } from "vitest";

import { Prisma } from "@/generated/prisma/client";
import {
  isConstraintViolation,
  isDatabaseUnavailable,
  isNotNullViolation,
  violatedConstraint,
} from "@/lib/core/errors";
import { db, PREPARED, retryOnConflict, type Tx } from "@/lib/db/client";

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable("nothing was refused"),
    (error: unknown) => error,
  );

describe("what is asked of the driver", () => {
  const moment = new Date("2026-03-29T01:30:00.123Z");

  it("answers as the client does", async () => {
    const ask = (client: Tx) => client.$queryRaw<object[]>`
      SELECT 1::int AS int, ${2n}::bigint AS big, 9007199254740993::bigint AS "tooBig", 1.5::float AS float,
        sum(x)::numeric / 3 AS share, true AS yes, NULL::text AS nothing, ${"a 'b' \\ ቡና"} AS text,
        ${moment}::timestamp(3) AS at, ${moment}::timestamptz AS "atZone", '2026-03-29'::date AS day,
        ${[3, 1]}::int[] AS ids, ${["x,y", '"', "NULL"]}::text[] AS words, '{"a": [1, null]}'::jsonb AS json,
        json_build_object('at', 1) AS plain, 'admin'::"Role" AS role
      FROM unnest(${[1, 1]}::int[]) AS x`;
    const [ours] = await ask(db);
    const [theirs] = await db.$transaction((tx) => ask(tx));

    expect(ours).toEqual(theirs);
    expect(ours).toMatchObject({ at: moment, atZone: moment, tooBig: 9007199254740993n });
  });

  it("takes moments, single and in lists, as the client does", async () => {
    const ask = (client: Tx) => client.$queryRaw<object[]>`
      SELECT count(*)::int AS count FROM unnest(${[moment]}::timestamp[]) AS one
      WHERE one = ${moment}::timestamp AND one = '2026-03-29 01:30:00.123'`;

    expect(await ask(db)).toEqual([{ count: 1 }]);
  });

  it("takes parts of statements, and keeps what is KEPT", async () => {
    const one = (value: number) =>
      db.$queryRaw<object[]>(Prisma.sql`SELECT ${Prisma.sql`${value}::int`} AS it ${PREPARED}`);

    expect(await Promise.all([one(1), one(2), one(3)])).toEqual([
      [{ it: 1 }],
      [{ it: 2 }],
      [{ it: 3 }],
    ]);
  });

  it("says of refused statements what the client says", async () => {
    const miss = (query: string | null) =>
      db.$queryRaw`INSERT INTO search_misses (query) VALUES (${query}) RETURNING query`;
    await miss("asked twice");
    const doubled = await refusal(miss("asked twice"));
    const missing = await refusal(miss(null));

    expect(violatedConstraint(doubled)).toBe("search_misses_pkey");
    expect(violatedConstraint(missing)).toBe(null);
    expect([isConstraintViolation(doubled), isConstraintViolation(missing)]).toEqual([true, true]);
    expect([isNotNullViolation(missing, "query"), isNotNullViolation(missing, "nothing")]).toEqual([
      true,
      false,
    ]);
    expect(isDatabaseUnavailable(await refusal(db.$queryRaw`SELECT 1 FROM no_such_table`))).toBe(
      false,
    );
  });

  it("is asked again after a deadlock", async () => {
    await db.$executeRaw`CREATE FUNCTION raise_deadlock() RETURNS void LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'not to be had' USING ERRCODE = '40P01'; END $$`;
    let asked = 0;
    const again = retryOnConflict(async () => {
      asked += 1;
      if (asked === 1) await db.$queryRaw`SELECT raise_deadlock()::text`;
      return "done";
    });
    await expect(again).resolves.toBe("done");
    expect(asked).toBe(2);
    await db.$executeRaw`DROP FUNCTION raise_deadlock()`;
  });
});
