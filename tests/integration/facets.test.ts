import { beforeAll, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { parseShopFilter } from "@/lib/products/filters/schema";
import { getShopPage } from "@/lib/shop/queries/page";
import { createProduct, createUser } from "../support/factories";

const DAY = 24 * 60 * 60 * 1000;

type Extra = { isEidSpecial?: true; isRamadanSpecial?: true; isIndependenceDay?: true };

let weaver: Viewer;
let roaster: Viewer;

async function sell(options: Parameters<typeof createProduct>[0], extra: Extra = {}) {
  const { id } = await createProduct(options);
  await db.product.update({ where: { id }, data: extra });
  return id;
}

async function certify(productId: number, type: "halal" | "ethical" | "fair_trade", days = 30) {
  await db.certificate.create({
    data: {
      productId,
      type,
      body: "Body",
      number: "1",
      validUntil: new Date(Date.now() + days * DAY),
      status: "approved",
      decidedAt: new Date(),
    },
  });
}

const shop = (query: Record<string, string> = {}) => getShopPage(parseShopFilter(query), "en");
const facets = async (query?: Record<string, string>) => (await shop(query)).facets;
const counts = async (query?: Record<string, string>) => (await facets(query)).counts;

beforeAll(async () => {
  [weaver, roaster] = await Promise.all([
    createUser({ role: "seller" }),
    createUser({ role: "seller" }),
  ]);
  const beans = { seller: roaster, category: "coffee" } as const;
  const cloth = { seller: weaver, category: "textiles" } as const;
  const blend = await sell({ ...beans, title: "House beans" });
  const feast = await sell({ ...beans, title: "Feast beans" }, { isEidSpecial: true });
  await sell({ ...beans, title: "Sold-out beans", stock: 0 });
  const shawl = await sell({ ...cloth, title: "Feast shawl" }, { isEidSpecial: true });
  await sell({ ...cloth, title: "Fasting shawl" }, { isRamadanSpecial: true });
  await sell({ ...cloth, title: "Flag shawl", priceCents: 9_000 }, { isIndependenceDay: true });
  await sell({ ...cloth, title: "Hidden shawl", isActive: false });
  await certify(blend, "halal");
  await certify(feast, "halal");
  await certify(feast, "fair_trade");
  await certify(shawl, "fair_trade");
  await certify(shawl, "ethical", -3);
});

describe("counts of the shop's filters", () => {
  it("include all products on sale without a filter", async () => {
    const { counts: all, sellers, isComplete } = await facets();

    expect(isComplete).toBe(true);
    expect(all).toEqual({
      coffee: 3,
      textiles: 3,
      spices: 0,
      crafts: 0,
      isEidSpecial: 2,
      isRamadanSpecial: 1,
      isIndependenceDay: 1,
      isHalalCertified: 2,
      isEthicallySourced: 0,
      isFairTrade: 2,
      isOnSale: 0,
      inStock: 5,
    });
    expect(sellers).toEqual(
      [weaver, roaster]
        .map(({ id, username }) => ({ id, name: username, count: 3 }))
        .sort((a, b) => a.id - b.id),
    );
  });

  it("ignore their own group: category and specials exclude each other", async () => {
    expect(await counts({ category: "coffee" })).toMatchObject({
      coffee: 3,
      textiles: 3,
      isEidSpecial: 2,
      isHalalCertified: 2,
      isFairTrade: 1,
      inStock: 2,
    });
    expect(await counts({ isEidSpecial: "true" })).toMatchObject({
      coffee: 3,
      isRamadanSpecial: 1,
      isIndependenceDay: 1,
      isHalalCertified: 1,
      isFairTrade: 2,
    });
  });

  it("apply certificates, stock and price, each certificate in addition to the others", async () => {
    expect(await counts({ isHalalCertified: "true" })).toMatchObject({
      coffee: 2,
      textiles: 0,
      isHalalCertified: 2,
      isFairTrade: 1,
      inStock: 2,
    });
    expect(await counts({ inStock: "true" })).toMatchObject({ coffee: 2, textiles: 3, inStock: 5 });
    expect(await counts({ minPrice: "50" })).toMatchObject({
      coffee: 0,
      textiles: 1,
      isIndependenceDay: 1,
      isEidSpecial: 0,
      inStock: 1,
    });
  });

  it("apply a search", async () => {
    expect(await counts({ search: "shawl" })).toMatchObject({
      coffee: 0,
      textiles: 3,
      isEidSpecial: 1,
      isFairTrade: 1,
      isHalalCertified: 0,
    });
    expect((await facets({ search: "feast", category: "coffee" })).sellers).toEqual([
      { id: roaster.id, name: roaster.username, count: 1 },
    ]);
  });

  it("equal the totals of the filtered lists", async () => {
    const base = { search: "feast", minPrice: "1" };
    const facetCounts = await counts(base);
    for (const [choice, query] of Object.entries({
      coffee: { category: "coffee" },
      textiles: { category: "textiles" },
      isEidSpecial: { isEidSpecial: "true" },
      isFairTrade: { isFairTrade: "true" },
      inStock: { inStock: "true" },
    })) {
      const { total } = await shop({ ...base, ...query });
      expect([choice, facetCounts[choice as keyof typeof facetCounts]]).toEqual([choice, total]);
    }
  });
});

describe("the filter by seller", () => {
  it("lists the seller's products and counts those of other sellers", async () => {
    const page = await shop({ sellerId: String(weaver.id), isEidSpecial: "true" });

    expect(page).toMatchObject({ total: 1, sellers: 1 });
    expect(page.products.map(({ title }) => title)).toEqual(["Feast shawl"]);
    expect(page.facets.counts).toMatchObject({ coffee: 0, textiles: 3, isRamadanSpecial: 1 });
    expect(page.facets.sellers.map(({ id, count }) => [id, count]).sort()).toEqual(
      [
        [weaver.id, 1],
        [roaster.id, 1],
      ].sort(),
    );
  });

  it("names a chosen seller without results, but no user who is not a seller", async () => {
    const buyer = await createUser({ role: "buyer" });
    const page = await shop({ sellerId: String(roaster.id), isRamadanSpecial: "true" });

    expect(page.products).toEqual([]);
    expect(page.facets.sellers).toContainEqual({
      id: roaster.id,
      name: roaster.username,
      count: 0,
    });
    const result = await shop({ sellerId: String(buyer.id) });
    expect(result.total).toBe(0);
    expect(result.facets.sellers.map(({ id }) => id)).not.toContain(buyer.id);
  });
});

describe("the locale of the database", () => {
  it("treats characters of every script as letters in trigrams", async () => {
    const [row] = await db.$queryRaw<Record<string, number>[]>`
      SELECT cardinality(show_trgm(${"በርበሬ"})) AS amharic, cardinality(show_trgm(${"بربري"})) AS arabic,
        cardinality(show_trgm(${"berbere"})) AS latin`;

    expect(row?.["amharic"]).toBeGreaterThan(3);
    expect(row?.["arabic"]).toBeGreaterThan(3);
    expect(row?.["latin"]).toBeGreaterThan(3);
  });
});
