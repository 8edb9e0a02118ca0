import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { createReview } from "@/lib/reviews/service";
import {
  countCategories,
  getSellerReviews,
  getSellerStore,
  listSitemapSellers,
} from "@/lib/sellers/queries/sellers";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

const REVIEW = { title: "Good coffee", comment: "It tastes of the hills of Harar." };

describe("a seller's profile", () => {
  it("lists the reviews of every product of the seller, newest first", async () => {
    const seller = await createUser({ role: "seller" });
    const [firstProduct, other, foreign] = await Promise.all([
      createProduct({ seller, title: "Mesob" }),
      createProduct({ seller, title: "Stool" }),
      createProduct(),
    ]);
    const review = async (productId: number, rating: number) =>
      createReview(await createUser({ role: "buyer" }), { ...REVIEW, rating, productId });
    await review(firstProduct.id, 5);
    await review(foreign.id, 1);
    await review(other.id, 4);
    await review(firstProduct.id, 5);
    await db.product.update({
      where: { id: other.id },
      data: { archivedAt: new Date(), isActive: false },
    });

    const { reviews, ...summary } = await getSellerReviews(seller.id, "en");

    expect(summary).toEqual({
      averageRating: 4.7,
      totalReviews: 3,
      stars: [
        { rating: 5, count: 2 },
        { rating: 4, count: 1 },
        { rating: 3, count: 0 },
        { rating: 2, count: 0 },
        { rating: 1, count: 0 },
      ],
    });
    expect(reviews.map(({ product }) => product)).toEqual([
      { title: "Mesob", isLive: true },
      { title: "Stool", isLive: false },
      { title: "Mesob", isLive: true },
    ]);
  });

  it("counts the categories of products on sale, most frequent first", async () => {
    const seller = await createUser({ role: "seller" });
    await createProduct({ seller, category: "coffee" });
    await createProduct({ seller, category: "crafts" });
    await createProduct({ seller, category: "crafts" });
    await createProduct({ seller, category: "spices", isActive: false });
    await createProduct({ seller, category: "textiles", moderationStatus: "pending" });

    expect(await countCategories(seller.id)).toEqual([
      { slug: "crafts", count: 2 },
      { slug: "coffee", count: 1 },
    ]);
  });

  it("contains the store and its vacation once the store is published", async () => {
    const { id: sellerId } = await createUser({ role: "seller" });
    const urlSlug = `weavers-${sellerId}`;
    await db.storefront.create({
      data: {
        sellerId,
        urlSlug,
        storeName: "Weavers",
        description: "Woven in Harar.",
        vacationFrom: new Date("2026-12-01"),
        vacationUntil: new Date("2026-12-09"),
      },
    });
    expect(await getSellerStore(sellerId)).toBeNull();

    await db.storefront.update({ where: { sellerId }, data: { isPublished: true } });

    expect(await getSellerStore(sellerId)).toEqual({
      urlSlug,
      vacationFrom: "2026-12-01",
      vacationUntil: "2026-12-09",
    });
  });

  it("is in the sitemap while the seller has a product on sale", async () => {
    const [firstProduct, other] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "seller" }),
    ]);
    const product = await createProduct({ seller: firstProduct });
    await createProduct({ seller: other, isActive: false });
    await createPaidOrder(await createUser({ role: "buyer" }), product);

    const sellers = await listSitemapSellers();

    expect(sellers).toContain(firstProduct.id);
    expect(sellers).not.toContain(other.id);
  });
});
