import { beforeAll, describe, expect, it } from "vitest";
import { invalidations } from "@/lib/cache/invalidations.mjs";
import { withDeadline } from "@/lib/core/request-context";
import { normalizeForSearch } from "@/lib/core/search-text";
import { db } from "@/lib/db/client";
import { deleteExpiredRows } from "@/lib/jobs/service/delete-expired-rows";
import { parseShopFilter, productListSchema } from "@/lib/products/filters/schema";
import { listSuggestions } from "@/lib/search/queries";
import { recordZeroResult } from "@/lib/search/service";
import { listProducts } from "@/lib/shop/queries/list";
import { getShopPage } from "@/lib/shop/queries/page";
import { createProduct } from "../support/factories";
import { recordQueries } from "../support/query-plans";
import { find, sell } from "../support/search";

const misses = () => db.searchMiss.findMany({ select: { query: true, count: true } });

beforeAll(async () => {
  await sell("Stone-ground berbere, 8 oz");
  await sell("በርበሬ ከሐረር");
  await sell("Harar longberry coffee");
  await sell("Clay pot", "A pot for coffee and nothing else.");
  await sell("Bundle of blankets");
  await sell("Camel milk soap");
});

describe("search", () => {
  it("finds the same products by every spelling and with a typing error", async () => {
    const spice = ["በርበሬ ከሐረር", "Stone-ground berbere, 8 oz"].sort();

    for (const search of ["berbere", "barbare", "በርበሬ", "بربري", "Berbéré", "berebere"]) {
      expect([search, (await find(search)).sort()]).toEqual([search, spice]);
    }
  });

  it("finds coffee by its names in all languages, but no word with the same beginning", async () => {
    const coffee = ["Harar longberry coffee", "Clay pot"];

    for (const search of ["buna", "bun", "kahawa", "qaxwo", "ቡና", "قهوة", "cofee"]) {
      expect([search, await find(search)]).toEqual([search, coffee]);
    }
    expect(await find("caano geel")).toEqual(["Camel milk soap"]);
    expect(await find("longbery")).toEqual(["Harar longberry coffee"]);
    expect(await find("ከሃረር")).toEqual(["በርበሬ ከሐረር"]);
  });

  it("finds prefixes of one character, numbers, long words and common prefixes", async () => {
    await sell("Vitamin K drops");
    await sell("Model 1234 lamp");
    await sell(`Kettle ${"qo".repeat(22)}`);
    for (let index = 0; index < 20; index++) await sell(`Wick gu${"abcdefghijklmnopqrst"[index]}x`);

    expect(await find("vitamin k")).toEqual(["Vitamin K drops"]);
    expect(await find("model 12")).toEqual(["Model 1234 lamp"]);
    expect(await find("kettle qoqo")).toHaveLength(1);
    expect(await find("gu")).toHaveLength(20);
    expect(await find("wick gu")).toHaveLength(20);
    expect(await find("gucx wi")).toEqual(["Wick gucx"]);
    expect(await find("gucx dro")).toEqual([]);
  });

  it("expands prefixes to whole words in the index query, except a rare prefix of too many words", async () => {
    const expandPrefixes = async (rare: string[], often: string[]) => {
      const [row] = await db.$queryRaw<{ query: string }[]>`
        SELECT search.known(${rare}::text[], ${often}::text[])::text AS query`;
      return row?.query;
    };

    expect(await expandPrefixes(["('long':*)"], ["('wick':*)|('pot')"])).toBe(
      "'longberry' & ( 'wick' | 'pot' )",
    );
    expect(await expandPrefixes(["('gu':*)"], ["('wick':*)"])).toBe("'gu':* & 'wick'");
    expect(await expandPrefixes(["('wick':*)"], ["('gu':*)", "('1':*)"])).toBe("'wick'");
  });

  it("memoizes the products of a repeated search until they change", async () => {
    invalidations.trust(() => true);
    const term = "qumbul";
    const { id } = await createProduct({ title: `${term} of clay` });
    const search = () =>
      withDeadline(1_000, () => listProducts(null, productListSchema.parse({ search: term })));
    const isOfProducts = ({ text }: { text: string }) =>
      text.includes("FROM products p JOIN users");

    const statements = await recordQueries(search);
    expect(statements.filter(isOfProducts)).toHaveLength(1);
    expect(statements.filter(isOfProducts)[0]?.text).toContain("WITH found");
    const again = await recordQueries(search);
    expect(again.map(isOfProducts)).toEqual([true]);
    expect(again[0]?.text).not.toContain("WITH found");
    expect((await recordQueries(search)).map(({ text }) => text)).toEqual([]);

    await db.product.update({ where: { id }, data: { stock: 3 } });
    invalidations.change([`product:${id}`]);
    expect((await search()).rows).toMatchObject([{ id, stock: 3 }]);
    invalidations.trust(() => false);
  });

  it("searches for similar words once if there are none", async () => {
    const statements = await recordQueries(() => find("longberry zzqqzz"));
    expect(statements.filter(({ text }) => text.includes("WITH found"))).toHaveLength(1);
    expect(await find("longberri cofee")).toEqual(["Harar longberry coffee"]);
  });

  it("treats special characters and SQL as text", async () => {
    for (const search of ["%", "_", "\\", "' OR 1=1 --", "'; DROP TABLE products; --", "%%%___"]) {
      expect([search, await find(search)]).toEqual([search, []]);
    }
  });

  it("records searches without a result, normalized", async () => {
    await db.searchMiss.deleteMany();

    await find("Zzqx Wwvk!");
    await getShopPage(parseShopFilter({ search: "zzqx  wwvk" }), "en");
    await find("berbere");
    await find("%%%");
    await listSuggestions("qqqqq");
    await find("x".repeat(150));

    const sortedMisses = (await misses()).sort((a, b) => b.count - a.count);
    expect(sortedMisses).toEqual([
      { query: "zzqx wwvk", count: 2 },
      { query: "x".repeat(100), count: 1 },
    ]);
  });
});

describe("search misses", () => {
  it("are limited in number, and known ones are still counted", async () => {
    await db.searchMiss.deleteMany();
    await db.$executeRaw`INSERT INTO search_misses (query)
      SELECT 'zzmiss' || n FROM generate_series(1, 6000) n`;
    await recordZeroResult("one more");
    await recordZeroResult("zzmiss7");
    expect(await db.searchMiss.count()).toBe(6_000);
    expect(await db.searchMiss.findUnique({ where: { query: "zzmiss7" } })).toMatchObject({
      count: 2,
    });
    await deleteExpiredRows();
    expect(await db.searchMiss.count()).toBe(5_000);
    expect(await db.searchMiss.count({ where: { query: "zzmiss7" } })).toBe(1);
  });
});

const SUGGESTION_KEYS = ["id", "imageUrl", "subtitle", "title", "type"];

describe("listSuggestions", () => {
  it("requires two characters and returns at most five", async () => {
    for (let index = 0; index < 6; index++) await sell(`Tiyyoo ${index}`);

    expect(await listSuggestions("t")).toEqual([]);
    expect(await listSuggestions(" t ")).toEqual([]);
    expect(await listSuggestions("tiyyoo")).toHaveLength(5);
  });

  it("returns the category and the products in any language", async () => {
    const [category, product] = await listSuggestions("ቡና");

    expect(category).toMatchObject({ id: "coffee", title: "Coffee & Tea", type: "category" });
    expect(product).toMatchObject({ title: "Harar longberry coffee", type: "product" });
    expect(Object.keys(category ?? {}).sort()).toEqual(SUGGESTION_KEYS);
    expect(Object.keys(product ?? {}).sort()).toEqual([
      ...["averageRating", "id", "imageUrl", "maxPrice", "price", "sale", "subtitle", "title"],
      ...["totalReviews", "type"],
    ]);
  });

  it("returns the current and the regular price and the rating of a product", async () => {
    const { id } = await createProduct({ title: "Qodobeed lamp", priceCents: 1_250 });
    const ofLamp = async (prefix: string) => (await listSuggestions(prefix))[0];
    expect(await ofLamp("qodobeed")).toMatchObject({ price: "12.50", sale: null, totalReviews: 0 });

    const sale = await db.productSale.create({
      data: {
        productId: id,
        percent: 20,
        regularCents: 1_250,
        startsAt: new Date("2100-01-01"),
        startedAt: new Date("2100-01-01"),
        wasSince: new Date("2099-01-01"),
        endsAt: new Date("2100-01-15"),
      },
    });
    await db.product.update({
      where: { id },
      data: { priceCents: 1_000, saleId: sale.id, ratingCount: 3, ratingSum: 14 },
    });
    // Another text, since suggestions are cached.
    expect(await ofLamp("qodobeed lamp")).toMatchObject({
      price: "10.00",
      maxPrice: null,
      sale: { percent: 20, wasPrice: "12.50" },
      averageRating: 4.7,
      totalReviews: 3,
    });
  });
});

describe("the words of a new shop", () => {
  it("are written by the migrations, folded as searches are", async () => {
    const aliases = await db.searchAlias.findMany({ select: { alias: true, term: true } });
    const phrases = [...new Set(aliases.flatMap(({ alias, term }) => [alias, term]))];

    expect(aliases.length).toBeGreaterThanOrEqual(500);
    expect(phrases.filter((term) => normalizeForSearch(term) !== term)).toEqual([]);
  });
});

describe("searches in Arabic", () => {
  it("find the same with and without the article and its particles", async () => {
    await sell("قهوة هررية", "بن مجفف في الشمس من هرر.");
    await sell("طقم تقديم القهوة");
    const bare = await find("قهوة");
    expect(bare).toEqual(expect.arrayContaining(["قهوة هررية", "طقم تقديم القهوة"]));
    for (const prefix of ["القهوة", "والقهوة", "للقهوة", "بالقهوة"]) {
      expect((await find(prefix)).sort()).toEqual(bare.toSorted());
    }
  });
});
