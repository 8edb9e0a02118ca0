import { describe, expect, it } from "vitest";

import { formatCount } from "@/components/shop/format-count";
import { toCategorySlug } from "@/lib/products/categories";
import { parseShopFilter, productListSchema } from "@/lib/products/filters/schema";
import { CLEARED_EXCLUSIVE_FILTERS, countFilters, shopHref } from "@/lib/products/filters/shop-url";
import { filterFromSlug, staticListSlug } from "@/lib/shop/static-lists";

describe("toCategorySlug", () => {
  it.each([
    ["coffee", "coffee"],
    ["Coffee & Tea", "coffee"],
    ["Spices & Food", "spices"],
    ["COFFEE", "coffee"],
    ["tea", null],
    ["__proto__", null],
  ])("returns for %s the slug %s", (value, slug) => {
    expect(toCategorySlug(value)).toBe(slug);
  });
});

describe("thousands separators", () => {
  it.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000])("are added to %d", (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
  });
});

describe("productListSchema", () => {
  it('accepts a label or a slug, and "all" as none', () => {
    expect(productListSchema.parse({ category: "Arts & Crafts" }).category).toBe("crafts");
    expect(productListSchema.parse({ category: "all" }).category).toBeNull();
  });

  it("limits `limit` and refuses invalid numbers", () => {
    expect(productListSchema.parse({ limit: "500" }).limit).toBe(100);
    expect(productListSchema.safeParse({ limit: "ten" }).success).toBe(false);
    expect(productListSchema.safeParse({ offset: "-1" }).success).toBe(false);
  });

  it.each([
    { sort: "cheapest" },
    { category: "shoes" },
    { minPrice: "12.345" },
    { maxPrice: "1e3" },
    { isEidSpecial: "yes" },
    { search: "a\u0000b" },
    { search: "x".repeat(201) },
  ])("refuses %j", (query) => {
    expect(productListSchema.safeParse(query).success).toBe(false);
  });

  it("parses ids and never treats an empty list as all", () => {
    expect(productListSchema.parse({ ids: "3,x,7" }).ids).toEqual([3, 0, 7]);
    expect(productListSchema.parse({ ids: "" }).ids).toEqual([0]);
  });
});

describe("countFilters", () => {
  it("counts values, both ends of a price once, and neither search, order nor page", () => {
    const count = (query: Record<string, string>) => countFilters(parseShopFilter(query));

    expect(count({})).toBe(0);
    expect(count({ search: "mug", sort: "newest", page: "2" })).toBe(0);
    expect(count({ category: "coffee", inStock: "true", material: "wood" })).toBe(3);
    expect(count({ minPrice: "0", maxPrice: "20", sellerId: "7", size: "s" })).toBe(3);
  });
});

describe("shopHref and parseShopFilter", () => {
  it("omit unset filters and the first page", () => {
    expect(shopHref(parseShopFilter({}))).toBe("/shop");
    expect(shopHref(parseShopFilter({ category: "coffee", page: "1" }))).toBe(
      "/shop?category=coffee",
    );
    expect(shopHref(parseShopFilter({ minPrice: "5", sort: "rating", page: "3" }))).toBe(
      "/shop?minPrice=5.00&sort=rating&page=3",
    );
  });

  it("replace the category with a special", () => {
    const filter = parseShopFilter({ category: "coffee", isEidSpecial: "true" });

    expect(shopHref(filter)).toBe("/shop?isEidSpecial=true");
  });

  it("use the first special only", () => {
    const season = (query: Record<string, string>) => shopHref(parseShopFilter(query));

    expect(season({ isIndependenceDay: "true", category: "coffee" })).toBe(
      "/shop?isIndependenceDay=true",
    );
    expect(season({ isIndependenceDay: "true", isRamadanSpecial: "true" })).toBe(
      "/shop?isRamadanSpecial=true",
    );
    expect(season({ isRamadanSpecial: "true", isEidSpecial: "true", inStock: "true" })).toBe(
      "/shop?isEidSpecial=true&inStock=true",
    );
    expect(season({ isEidSpecial: "false", category: "coffee" })).toBe("/shop?category=coffee");
  });

  it("include a valid seller only", () => {
    expect(shopHref(parseShopFilter({ sellerId: "7", search: "mug" }))).toBe(
      "/shop?search=mug&sellerId=7",
    );
    for (const sellerId of ["0", "-1", "x", "99999999999", "1 OR 1=1"]) {
      expect(shopHref(parseShopFilter({ sellerId }))).toBe("/shop");
    }
  });

  it("ignore invalid values", () => {
    expect(shopHref(parseShopFilter({ search: "\u0000", category: "\u0000" }))).toBe("/shop");
    expect(shopHref(parseShopFilter({ category: "shoes", sort: "x", page: "-2" }))).toBe("/shop");
  });
});

describe("CLEARED_EXCLUSIVE_FILTERS", () => {
  it("contain the category and every special", () => {
    expect(Object.keys(CLEARED_EXCLUSIVE_FILTERS).sort()).toEqual(
      ["category", "isEidSpecial", "isIndependenceDay", "isRamadanSpecial"].sort(),
    );
  });
});

describe("static names of shop pages", () => {
  const nameOf = (query: string) => staticListSlug(new URLSearchParams(query));

  it("are equal for equal lists and can be parsed", () => {
    const name = nameOf("sort=rating&category=coffee&page=2");

    expect(name).toBe(nameOf("category=coffee&page=2&sort=rating"));
    expect(filterFromSlug(name ?? "")).toMatchObject({
      category: "coffee",
      sort: "rating",
      page: 2,
    });
  });

  it.each(["search=x", "minPrice=1", "category=coffee&page=51", "utm_source=mail"])(
    "are null for %s, whose values are unbounded",
    (query) => {
      expect(nameOf(query)).toBeNull();
    },
  );

  it.each(["category=planted", "category=coffee&category=planted", "page=1", "page=02", "sort="])(
    "are null for %s, which no link of ours has",
    (query) => {
      expect(nameOf(query)).toBeNull();
    },
  );

  it("are refused if unknown", () => {
    expect(filterFromSlug("find")).toBeNull();
  });
});
