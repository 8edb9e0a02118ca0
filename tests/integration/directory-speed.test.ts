import { beforeAll, describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { getDirectoryPage, listBusinesses } from "@/lib/directory/queries/businesses";
import { NO_FILTER } from "@/lib/directory/rules";
import { pagesTouched, statementsOf } from "../support/query-plans";

/** Maximum number of 8 KB pages that a list may read: about three scans of the table. */
const MAX_PAGES = 1_500;

// Ten thousand businesses on five streets in five places.
const MANY = `
  INSERT INTO businesses (name, description, category, address, phone, is_active, is_verified, status, decided_at)
  SELECT (ARRAY['Halwo','Buna','Berbere','Sahan','Teff','Gabi','Dirac','Awash','Karmel','Nile'])[1 + i % 10]
      || ' ' || (ARRAY['Kitchen','Market','Barbers','Clinic','Motors','Travel','Homes'])[1 + (i / 7) % 7] || ' ' || i,
    'A place of the community, number ' || i,
    (ARRAY['restaurants','coffee-shops','barbershops','retail','grocery-stores','health-wellness','education'])[1 + i % 7],
    i || ' ' || (ARRAY['Lake St E','Cedar Ave S','Snelling Ave','Brooklyn Blvd','Penn Ave'])[1 + i % 5]
      || ', ' || (ARRAY['Minneapolis','St. Paul','Bloomington','Rochester','Eagan'])[1 + (i / 5) % 5],
    '612 555 0100', true, i % 9 <> 0, 'approved', now()
  FROM generate_series(1, 10000) i`;

async function pagesOf(run: () => Promise<unknown>) {
  return pagesTouched(await statementsOf(run));
}

describe("a directory of ten thousand businesses", () => {
  beforeAll(async () => {
    await db.$executeRawUnsafe(MANY);
    await db.$executeRawUnsafe("VACUUM ANALYZE businesses");
  }, 60_000);

  it.each([
    ["all of them", {}],
    ["a deep page", { page: 400 }],
    ["a rare name", { name: "kitchen 4711" }],
    ["a common name", { name: "halwo" }],
    ["no name of theirs", { name: "nosuchbusiness" }],
    ["one letter", { name: "a" }],
    ["a place", { location: "minneapolis" }],
    ["a name and a place", { name: "buna", location: "lake st" }],
    ["a category with others under it", { category: "retail" as const }],
  ])("is listed with few pages read for %s", async (_what, expected) => {
    const filter = { ...NO_FILTER, ...expected };
    expect(await pagesOf(() => getDirectoryPage(filter))).toBeLessThan(MAX_PAGES);
  });

  it("returns a hundred rows of the API with few pages read", async () => {
    const load = () => listBusinesses({ name: "halwo", limit: 100, offset: 0 });
    expect((await load()).rows).toHaveLength(100);
    expect(await pagesOf(load)).toBeLessThan(MAX_PAGES);
  });

  it.each([
    ["businesses_names", "name_text LIKE '%clinic%' AND name_text LIKE '%4711%'"],
    ["businesses_places", "place_text LIKE '%4711%'"],
    ["businesses_listed", "is_verified ORDER BY is_verified DESC, id DESC LIMIT 24"],
  ])("is searched by the index %s", async (index, condition) => {
    const plan = await db.$queryRawUnsafe<object[]>(
      `EXPLAIN (FORMAT JSON) SELECT id FROM businesses WHERE is_active AND ${condition}`,
    );
    expect(JSON.stringify(plan)).toContain(index);
  });
});
