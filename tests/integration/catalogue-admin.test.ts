import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db } from "@/lib/db/client";
import { listHolidays } from "@/lib/holidays/queries/holidays";
import { holidayDateSchema } from "@/lib/holidays/schema";
import { clearHolidayDate, setHolidayDate } from "@/lib/holidays/service";
import { exportMisses } from "@/lib/search/export";
import { findAliases, findMisses, listSuggestions } from "@/lib/search/queries";
import { aliasSchema, aliasSearchSchema } from "@/lib/search/schema";
import { addAlias, recordZeroResult, removeAlias } from "@/lib/search/service";
import { createProduct, createUser } from "../support/factories";

const find = (viewer: Viewer | null, query: object = {}) =>
  findAliases(viewer, aliasSearchSchema.parse(query));

const add = (viewer: Viewer, alias: string, term: string) =>
  addAlias(viewer, aliasSchema.parse({ alias, term }));

const idOf = async (alias: string) =>
  (await db.searchAlias.findFirstOrThrow({ where: { alias } })).id;

const logOf = (subjectType: string, subjectId: number) =>
  db.auditEntry.findMany({
    where: { subjectType, subjectId },
    select: { action: true, actorId: true, before: true, after: true },
    orderBy: { id: "asc" },
  });

describe("search aliases", () => {
  it("stores an alias normalized, applies it to search immediately and logs it", async () => {
    const admin = await createUser({ role: "admin" });
    const { id } = await createProduct({ title: "Gabi of thick cotton" });
    expect(await listSuggestions("woolblanketo")).toEqual([]);
    const { tags } = await collectInvalidations(() => add(admin, " WoolBlankétO ", "Gabi!"));
    expect(tags).toEqual(["catalog"]);
    expect((await listSuggestions("woolblanketo")).map((suggestion) => suggestion.id)).toContain(
      id,
    );
    const { rows } = await find(admin, { q: "WOOLBLANKÉ" });
    expect(rows).toEqual([{ id: expect.any(Number), alias: "woolblanketo", term: "gabi" }]);
    expect(await logOf("alias", await idOf("woolblanketo"))).toEqual([
      {
        action: "alias.added",
        actorId: admin.id,
        before: null,
        after: { alias: "woolblanketo", term: "gabi" },
      },
    ]);
  });

  it("normalizes Amharic homophones", async () => {
    const admin = await createUser({ role: "admin" });
    await add(admin, "ሐበሻ", "shemma");
    expect(await db.searchAlias.count({ where: { alias: "ሀበሻ", term: "shemma" } })).toBe(1);
  });

  it("removes a search from the list of misses once it has an alias", async () => {
    const admin = await createUser({ role: "admin" });
    await recordZeroResult("Qumbe oil");
    await recordZeroResult("qumbe  OIL");
    const before = await findMisses(admin);
    expect(before.rows).toContainEqual({
      query: "qumbe oil",
      count: 2,
      lastAt: expect.any(String),
    });
    expect(await exportMisses(admin)).toContainEqual(["qumbe oil", 2, expect.any(String)]);
    await add(admin, "qumbe oil", "coconut oil");
    expect(await findMisses(admin)).toMatchObject({ total: before.total - 1 });
  });

  it("adds an alias once, even when two admins add it simultaneously", async () => {
    const admins = [await createUser({ role: "admin" }), await createUser({ role: "admin" })];
    const results = await Promise.allSettled(
      admins.map((admin) => add(admin, "huluntur", "berbere")),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "conflict", key: "aliasTaken" },
    });
  });

  it("deletes an alias once and removes it from search", async () => {
    const admin = await createUser({ role: "admin" });
    await createProduct({ title: "Netela shawl" });
    await add(admin, "zzscarfzz", "netela");
    expect(await listSuggestions("zzscarfzz")).not.toEqual([]);
    const id = await idOf("zzscarfzz");
    const { tags } = await collectInvalidations(() => removeAlias(admin, { id }));
    expect(tags).toEqual(["catalog"]);
    expect(await listSuggestions("zzscarfzz")).toEqual([]);
    await expect(removeAlias(admin, { id })).rejects.toMatchObject({ kind: "notFound" });
    expect((await logOf("alias", id)).at(-1)).toMatchObject({
      action: "alias.removed",
      before: { alias: "zzscarfzz", term: "netela" },
    });
  });

  it.each([
    ["...", "berbere", "alias"],
    ["one two three four", "berbere", "alias"],
    ["Bérbere", "berbere", "term"],
    ["spice", "", "term"],
  ])("refuses the alias %j for %j", (alias, term, field) => {
    const { error } = aliasSchema.safeParse({ alias, term });
    expect(error?.issues[0]?.path).toEqual([field]);
  });
});

describe("dates of holidays", () => {
  const set = (viewer: Viewer, day: string) =>
    setHolidayDate(viewer, holidayDateSchema.parse({ holiday: "eidAlFitr", year: 2026, day }));
  const clear = (viewer: Viewer) => clearHolidayDate(viewer, { holiday: "eidAlFitr", year: 2026 });
  const dayOf = async (year: number) =>
    (await listHolidays(year)).find(({ holiday }) => holiday === "eidAlFitr")?.day;

  it("use an admin's date for one year and the calendar's date otherwise", async () => {
    const admin = await createUser({ role: "admin" });
    const next = await dayOf(2027);
    expect(await dayOf(2026)).toBe("2026-03-20");
    const { tags } = await collectInvalidations(() => set(admin, "2026-03-21"));
    expect(tags).toEqual(["holidays"]);
    await set(admin, "2026-03-22");
    expect([await dayOf(2026), await dayOf(2027)]).toEqual(["2026-03-22", next]);
    await clear(admin);
    expect(await dayOf(2026)).toBe("2026-03-20");
    await expect(clear(admin)).rejects.toMatchObject({ kind: "notFound", key: "holidayNotSet" });
    const holiday = "eidAlFitr";
    expect(await logOf("holiday", 2026)).toEqual([
      {
        action: "holiday.set",
        actorId: admin.id,
        before: { holiday, day: null },
        after: { holiday, day: "2026-03-21" },
      },
      {
        action: "holiday.set",
        actorId: admin.id,
        before: { holiday, day: "2026-03-21" },
        after: { holiday, day: "2026-03-22" },
      },
      {
        action: "holiday.cleared",
        actorId: admin.id,
        before: { holiday, day: "2026-03-22" },
        after: { holiday, day: null },
      },
    ]);
  });

  it.each([null, "buyer", "seller"] as const)(
    "refuse changes by %s, like aliases",
    async (role) => {
      const viewer = role && (await createUser({ role }));
      const aliases = await db.searchAlias.count();
      const changes = viewer && [
        () => add(viewer, "nobody", "berbere"),
        () => removeAlias(viewer, { id: 1 }),
        () => set(viewer, "2026-03-23"),
        () => clear(viewer),
      ];
      const calls = [() => find(viewer), () => findMisses(viewer), ...(changes ?? [])];
      for (const call of calls) {
        await expect(call()).rejects.toMatchObject({
          kind: role ? "forbidden" : "unauthenticated",
        });
      }
      expect(await db.searchAlias.count()).toBe(aliases);
      expect(await dayOf(2026)).toBe("2026-03-20");
    },
  );
});
