import { describe, expect, it } from "vitest";

import { articleContentSchema } from "@/lib/blog/admin-schema";
import {
  amountFor,
  articleState,
  isSlug,
  listMinutes,
  pageMinutes,
  toSlug,
  unitsFor,
  withIngredients,
} from "@/lib/blog/rules";
import { blogSearchSchema, postQuerySchema } from "@/lib/blog/schema";

describe("listMinutes and pageMinutes", () => {
  it("return a minute per 200 characters in a list and per 1,000 on the page, rounded up", () => {
    expect([200, 201, 1000].map((length) => listMinutes("x".repeat(length)))).toEqual([1, 2, 5]);
    expect([200, 1000, 1001].map((length) => pageMinutes("x".repeat(length)))).toEqual([1, 1, 2]);
  });
});

describe("unitsFor", () => {
  it.each([
    [1, 6, 6, 1],
    [1, 7, 6, 2],
    [1, 1, 6, 1],
    [2, 9, 6, 3],
    [3, 12, 6, 6],
    [99, 100, 1, 9900],
    [1, 100, 6, 17],
  ])(
    "returns for %i units and %i servings of a recipe for %i rounded up %i units",
    (units, servings, base, all) => {
      expect(unitsFor(units, { servings, base })).toBe(all);
    },
  );
});

describe("amountFor", () => {
  it.each([
    ["4 tbsp", 12, 6, "8 tbsp"],
    ["4 tbsp", 6, 6, "4 tbsp"],
    ["1/2 tsp", 12, 6, "1 tsp"],
    ["1 1/2 cups", 12, 6, "3 cups"],
    ["1½ cups", 3, 6, "¾ cups"],
    ["2 tsp", 3, 6, "1 tsp"],
    ["1 lb", 8, 6, "1⅓ lb"],
    ["0.5 l", 12, 6, "1 l"],
    ["a pinch", 12, 6, "a pinch"],
    ["2 to 3 cups", 12, 6, "2 to 3 cups"],
    ["1/0 cup", 12, 6, "1/0 cup"],
  ])("scales %s for %i servings of a recipe for %i to %s", (amount, servings, base, text) => {
    expect(amountFor(amount, { servings, base })).toBe(text);
  });
});

describe("withIngredients", () => {
  const product = (productId: number) => ({
    productId,
    title: "Berbere",
    price: "12.50",
    imageUrl: "/x.svg",
    seller: "Almaz",
  });
  it("adds the chosen units up to the stock and preserves the cart's items", () => {
    const before = [{ ...product(1), quantity: 4 }];
    const { items, added } = withIngredients(before, [
      { product: product(1), units: 3, available: 5 },
      { product: product(2), units: 2, available: 9 },
      { product: product(3), units: 1, available: 0 },
    ]);
    expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1, 5],
      [2, 2],
    ]);
    expect(added).toBe(2);
    expect(before).toHaveLength(1);
  });

  it("leaves the cart unchanged without stock", () => {
    const before = [{ ...product(1), quantity: 5 }];
    const selection = [{ product: product(1), units: 1, available: 5 }];
    expect(withIngredients(before, selection)).toEqual({ items: before, added: 0 });
  });
});

describe("toSlug and isSlug", () => {
  it.each([
    ["Doro wat, for six!", "doro-wat-for-six"],
    ["  Café & d’Éthiopie ", "cafe-dethiopie"],
    ["ቡና በሦስት ዙር", ""],
    ["--", ""],
  ])("convert %s to '%s'", (title, slug) => expect(toSlug(title)).toBe(slug));

  it.each(["feed.xml", "find", "new", "a--b", "-a", "A", "a/b", "..", "", "x".repeat(81), "ቡና"])(
    "refuse '%s'",
    (slug) => expect(isSlug(slug)).toBe(false),
  );
});

describe("articleState", () => {
  it("depends on the published flag and the publication time", () => {
    const now = new Date("2026-11-22T12:00:00Z");
    const state = (isPublished: boolean, at: string | null) =>
      articleState({ isPublished, publishedAt: at ? new Date(at) : null }, now);
    expect(state(false, null)).toBe("draft");
    expect(state(false, "2026-01-01T00:00:00Z")).toBe("draft");
    expect(state(true, "2026-11-22T12:00:00Z")).toBe("published");
    expect(state(true, "2026-11-22T12:00:00.001Z")).toBe("scheduled");
  });
});

describe("schemas of the blog", () => {
  it("accept any query of /blog", () => {
    expect(blogSearchSchema.parse({ page: "x", tag: "  Coffee ", confirm: "'; --" })).toMatchObject(
      { page: 1, tag: "coffee", search: "", confirm: undefined },
    );
    expect(blogSearchSchema.parse({ search: ["a", "b"], page: "-3" })).toMatchObject({
      search: "",
      page: 1,
    });
  });

  it("split tags at commas", () => {
    expect(postQuerySchema.parse({ tags: "Coffee, ,eid " }).tags).toEqual(["coffee", "eid"]);
  });

  const article = {
    title: "Doro wat for six",
    slug: "",
    categoryId: 1,
    excerpt: "A stew that says someone has come home.",
    content: "Start dry, with no fat at all, and stir until the water has cooked out.",
    tags: ["Coffee", "coffee"],
    featuredImage: "",
    recipe: null,
  };
  it("store a tag once, in lower case", () => {
    expect(articleContentSchema.parse(article).tags).toEqual(["coffee"]);
  });

  it.each([
    ["title", "no"],
    ["slug", "feed.xml"],
    ["categoryId", 0],
    ["excerpt", "short"],
    ["content", "\n"],
    ["tags", Array.from({ length: 11 }, (_, index) => `tag ${index}`)],
    ["featuredImage", "javascript:alert(1)"],
    ["featuredImage", "/api/logout"],
  ])("refuse an article with an invalid %s", (field, value) => {
    const { error } = articleContentSchema.safeParse({ ...article, [field]: value });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });
});
