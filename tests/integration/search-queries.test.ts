import { beforeAll, describe, expect, it } from "vitest";
import { parseShopFilter } from "@/lib/products/filters/schema";
import { getShopPage } from "@/lib/shop/queries/page";
import { PRODUCTS } from "@/prisma/seed/content/products";
import fixture from "../fixtures/search-queries.json";
import { seedDemoCatalogue } from "../support/seeded-catalogue";

/** Products are named by their key in the seed. */
type Query = {
  language: string;
  query: string;
  /** Products that must all be among the first five. */
  all?: string[];
  /** Set that the first five must be from; a set of fewer products must be there whole. */
  firstFrom?: string;
  /** Products that must not be found at all, such as more expensive ones. */
  none?: string[];
};

const QUERIES: Query[] = fixture.queries;
const SETS: Record<string, string[]> = fixture.sets;

const FIRST = 5;

const keys = new Map(PRODUCTS.map(({ title, key }) => [title, key]));

async function search(text: string) {
  const { products } = await getShopPage(parseShopFilter({ search: text }), "en");
  return products.map(({ title }) => keys.get(title) ?? title);
}

function isCorrect({ all = [], firstFrom, none = [] }: Query, titles: string[]) {
  const first = titles.slice(0, FIRST);
  const set = firstFrom ? (SETS[firstFrom] ?? []) : [];
  return (
    all.every((key) => first.includes(key)) &&
    first.filter((key) => set.includes(key)).length >= Math.min(FIRST, set.length) &&
    !none.some((key) => titles.includes(key))
  );
}

describe("the search of /shop", () => {
  beforeAll(seedDemoCatalogue);

  it("lists the expected products first for each of 300 queries of shoppers", async () => {
    const wrong: string[] = [];
    for (const query of QUERIES) {
      const titles = await search(query.query);
      if (!isCorrect(query, titles)) {
        wrong.push(`${query.language} ${query.query}: ${titles.slice(0, FIRST).join(", ")}`);
      }
    }
    expect(QUERIES).toHaveLength(300);
    expect(wrong).toEqual([]);
  });

  it.each([
    ["jebena pot", ["black-jebena", "jebena-small"]],
    ["milk", ["camel-milk"]],
    ["bowl", ["wooden-bowl"]],
    ["ginger", ["ginger-coffee"]],
    ["strap", ["sandals"]],
  ])("lists what a product is before what it is for or has with it: %s", async (query, first) => {
    expect((await search(query)).slice(0, first.length)).toEqual(first);
  });
});
