import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { parseShopFilter, productListSchema } from "@/lib/products/filters/schema";
import { listSuggestions } from "@/lib/search/queries";
import { listProducts } from "@/lib/shop/queries/list";
import { getShopPage } from "@/lib/shop/queries/page";
import { createUser } from "../support/factories";

const MANY = 3_000;

const shop = (query: Record<string, string>) => getShopPage(parseShopFilter(query), "en");

beforeAll(async () => {
  const { id } = await createUser({ role: "seller" });
  // All match "lantern"; every 40th in its title, every 500th is fair trade.
  await db.$executeRaw`
    INSERT INTO products (seller_id, title, description, price_cents, category, image_url, stock, moderation_status, sold_count)
    SELECT ${id}, CASE WHEN n % 40 = 0 THEN 'Lantern ' || n ELSE 'Shade ' || n END, 'For every lantern.', 100 + n,
      CASE WHEN n % 2 = 0 THEN 'crafts' ELSE 'textiles' END::"Category", '/x.svg', 1, 'approved', n
    FROM generate_series(1, ${MANY}::int) AS n`;
  await db.$executeRaw`
    INSERT INTO certificates (product_id, type, body, number, valid_until, status, decided_at)
    SELECT id, 'fair_trade', 'Body', '1', current_date + 30, 'approved', now() FROM products WHERE sold_count % 500 = 0`;
  await db.$executeRaw`ANALYZE products`;
});

describe("a search that matches a large share of the products", () => {
  it("lists title matches first, then by sales, and no product twice", async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((page) => shop({ search: "lantern", page: String(page) })),
    );
    const titles = pages.flatMap(({ products }) => products.map(({ title }) => title));

    expect(titles.slice(0, 4)).toEqual([
      "Lantern 3000",
      "Lantern 2960",
      "Lantern 2920",
      "Shade 2999",
    ]);
    expect(new Set(titles).size).toBe(7 * 24);
    expect(titles.slice(120, 123)).toEqual(["Lantern 2880", "Shade 2879", "Shade 2878"]);
  });

  it("counts up to the limit and reports that there are more", async () => {
    const { total, hasMore, facets, pages } = await shop({ search: "lantern" });

    expect({ total, hasMore, isComplete: facets.isComplete }).toEqual({
      total: 2_000,
      hasMore: true,
      isComplete: false,
    });
    expect(facets.counts).toMatchObject({ crafts: 1_000, textiles: 1_000, isFairTrade: 4 });
    expect(pages).toBeGreaterThan(80);
  });

  it("counts exactly when other filters leave few products, in any order", async () => {
    const query = { search: "lantern", isFairTrade: "true", sort: "price-asc" };
    const { total, hasMore, products } = await shop(query);

    expect({ total, hasMore }).toEqual({ total: 6, hasMore: false });
    expect(products.map(({ price }) => price)).toEqual([
      "6.00",
      "11.00",
      "16.00",
      "21.00",
      "26.00",
      "31.00",
    ]);
  });

  it("suggests and lists the same first product", async () => {
    const [first] = await listSuggestions("lanter");
    const { rows, total } = await listProducts(
      null,
      productListSchema.parse({ search: "lantern" }),
    );

    expect(first?.title).toBe("Lantern 3000");
    expect(rows).toHaveLength(100);
    expect(total).toBe(3_000);
  });
});
