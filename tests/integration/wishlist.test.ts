import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { getWishlist } from "@/lib/wishlist/queries";
import { wishlistSchema } from "@/lib/wishlist/schema";
import { toggleWishlist } from "@/lib/wishlist/service";
import { createProduct, createUser } from "../support/factories";

describe("toggleWishlist", () => {
  it("adds a product to the viewer's own list and removes it again", async () => {
    const [buyer, other, product] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
      createProduct(),
    ]);

    expect(await toggleWishlist(buyer, { productId: product.id })).toEqual({ inWishlist: true });
    expect((await getWishlist(buyer)).products).toMatchObject([
      { id: product.id, price: 12.5, isActive: true, stock: 10, category: "Coffee & Tea" },
    ]);
    expect((await getWishlist(other)).products).toEqual([]);
    expect(await toggleWishlist(buyer, { productId: product.id })).toEqual({ inWishlist: false });
    expect((await getWishlist(buyer)).products).toEqual([]);
  });

  it("returns to the initial state after an even number of simultaneous calls", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);

    await Promise.all(
      Array.from({ length: 8 }, () => toggleWishlist(buyer, { productId: product.id })),
    );

    expect(await db.wishlistItem.count({ where: { userId: buyer.id } })).toBe(0);
  });

  it("returns a hidden product as inactive and lets the viewer remove it", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    await toggleWishlist(buyer, { productId: product.id });
    await db.product.update({ where: { id: product.id }, data: { isActive: false } });

    expect((await getWishlist(buyer)).products).toMatchObject([{ isActive: false }]);
    expect(await toggleWishlist(buyer, { productId: product.id })).toEqual({ inWishlist: false });
  });

  it.each(["abc", "-1", "0", "1.5", "2147483648", undefined])(
    "responds not found for the id %s",
    async (id) => {
      const buyer = await createUser({ role: "buyer" });
      const input = wishlistSchema.parse({ productId: id });

      await expect(toggleWishlist(buyer, input)).rejects.toMatchObject({ kind: "notFound" });
    },
  );
});
