import { beforeAll, describe, expect, it } from "vitest";
import { parseShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";
import { getEmptyShop } from "@/lib/shop/queries/empty";
import { getShopPage } from "@/lib/shop/queries/page";
import { createProduct } from "../support/factories";

const shop = (query: Record<string, string>) => getShopPage(parseShopFilter(query), "en");
const titlesOf = ({ products }: Awaited<ReturnType<typeof shop>>) =>
  products.map(({ title }) => title);

beforeAll(async () => {
  await createProduct({ title: "Harari mesob", priceCents: 9_800, category: "crafts" });
  await createProduct({ title: "Small mesob", priceCents: 1_500, category: "crafts" });
  await createProduct({ title: "Berbere of Harar", priceCents: 1_200, category: "spices" });
});

describe("an exact search of /shop", () => {
  it("finds the words as typed only, without aliases, corrections and partial matches", async () => {
    expect(titlesOf(await shop({ search: "masob" }))).toHaveLength(2);
    expect(titlesOf(await shop({ search: "masob", exact: "1" }))).toEqual([]);
    expect(titlesOf(await shop({ search: "bebere" }))).toEqual(["Berbere of Harar"]);
    expect(await shop({ search: "bebere", exact: "1" })).toMatchObject({
      products: [],
      match: { corrected: null, isPartial: false },
    });
    expect(titlesOf(await shop({ search: "mesob berbere", exact: "1" }))).toEqual([]);
    expect(titlesOf(await shop({ search: "harari mesob", exact: "1" }))).toEqual(["Harari mesob"]);
  });

  it("is part of the address, but not without a search", () => {
    expect(shopHref(parseShopFilter({ search: "bebere", exact: "1" }))).toBe(
      "/shop?search=bebere&exact=1",
    );
    expect(shopHref(parseShopFilter({ exact: "1" }))).toBe("/shop");
    expect(shopHref(parseShopFilter({ search: "bebere", exact: "yes" }))).toBe(
      "/shop?search=bebere",
    );
  });
});

describe("price words of a search in /shop", () => {
  it("limit the prices, unless prices are set or the search is exact", async () => {
    const page = await shop({ search: "mesob under $20" });
    expect(titlesOf(page)).toEqual(["Small mesob"]);
    expect(page.priceRange).toEqual({ text: "mesob", maxPrice: 2_000 });
    expect(titlesOf(await shop({ search: "mesob under $20", maxPrice: "100" }))).toHaveLength(2);
    expect((await shop({ search: "mesob under $20", exact: "1" })).priceRange).toBeNull();
  });

  it("are a search of their own", async () => {
    expect(titlesOf(await shop({ search: "under $20" })).sort()).toEqual([
      "Berbere of Harar",
      "Small mesob",
    ]);
  });
});

describe("an empty list of /shop", () => {
  const empty = (query: Record<string, string>) => getEmptyShop(parseShopFilter(query));

  it("proposes the terms of known words and similar words of titles that have products", async () => {
    expect((await empty({ search: "masob stand zzqq" })).near).toEqual(["mesob"]);
    expect((await empty({ search: "hararis zzqq" })).near).toEqual(["harari", "harar"]);
    expect((await empty({ search: "zzqqzz" })).near).toEqual([]);
  });

  it("counts the products without the filters, and those of each category", async () => {
    expect(await empty({ search: "mesob", category: "coffee" })).toMatchObject({
      unfiltered: 2,
      counts: { crafts: 2, spices: 1, coffee: 0 },
    });
    expect((await empty({ search: "mesob under $5" })).unfiltered).toBe(2);
    expect((await empty({ search: "zzqqzz" })).unfiltered).toBeNull();
    expect((await empty({ category: "coffee" })).unfiltered).toBeNull();
  });
});
