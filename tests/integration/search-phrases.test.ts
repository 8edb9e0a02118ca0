import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { parseShopFilter } from "@/lib/products/filters/schema";
import { getShopPage } from "@/lib/shop/queries/page";
import { find, sell } from "../support/search";

describe("searches of several words", () => {
  const shop = async (search: string) => {
    const { products, match } = await getShopPage(parseShopFilter({ search }), "en");
    return { titles: products.map(({ title }) => title), match };
  };
  const EXACT = { corrected: null, isPartial: false };

  beforeAll(async () => {
    await sell("Stone-ground berbere, 8 oz");
    await sell("Harar longberry coffee");
    await sell("Clay pot", "A pot for coffee and nothing else.");
    await sell("Wukro wedding shawl", "A present for every bride.");
    await sell("Wukro lamp");
    await sell("Shawl of cotton", "Woven by hand.");
  });

  it("ignore stop words of each language, unless there are only stop words", async () => {
    for (const search of [
      "a shawl from Wukro for my wedding",
      "shawl iyo wukro",
      "Wukro እና shawl",
      "shawl من Wukro",
    ]) {
      expect([search, await shop(search)]).toEqual([
        search,
        { titles: ["Wukro wedding shawl"], match: EXACT },
      ]);
      expect([search, await find(search)]).toEqual([search, ["Wukro wedding shawl"]]);
    }
    expect((await shop("every")).titles).toEqual(["Wukro wedding shawl"]);
    expect((await shop("for")).titles).toContain("Clay pot");
  });

  it("find products with some of the words if none has all, the most words first", async () => {
    await db.product.updateMany({
      where: { title: { in: ["Wukro lamp", "Shawl of cotton"] } },
      data: { soldCount: 50 },
    });

    expect(await shop("cotton wukro shawl")).toEqual({
      titles: ["Shawl of cotton", "Wukro wedding shawl", "Wukro lamp"],
      match: { corrected: null, isPartial: true },
    });
    expect(await find("cotton wukro shawl")).toEqual([]);
  });

  it("rank title matches first among products with as many words", async () => {
    await sell("Plain hanger", "It holds a bride's gown.");
    await sell("Gown of silk");

    expect((await shop("gown zzqqzz")).titles).toEqual(["Gown of silk", "Plain hanger"]);
  });

  it("correct a word that no product has, but not one that a product has", async () => {
    expect(await shop("wukro weding shawl")).toEqual({
      titles: ["Wukro wedding shawl"],
      match: { corrected: "wukro wedding shawl", isPartial: false },
    });
    await sell("Wukra bowl");
    expect(await shop("wukra wedding")).toEqual({
      titles: expect.arrayContaining(["Wukra bowl", "Wukro wedding shawl"]),
      match: { corrected: null, isPartial: true },
    });
    expect((await shop("berebere")).match).toEqual({ corrected: "berbere", isPartial: false });
    expect((await shop("longberri zzqqzz")).titles).toEqual(["Harar longberry coffee"]);
  });

  it("find nothing if no product has any of the words, and record only that as a miss", async () => {
    await db.searchMiss.deleteMany();
    await shop("wukro zzqqzz");
    expect(await shop("zzqqzz xxwwxx")).toEqual({ titles: [], match: EXACT });
    expect(await db.searchMiss.findMany({ select: { query: true, count: true } })).toEqual([
      { query: "zzqqzz xxwwxx", count: 1 },
    ]);
  });
});
