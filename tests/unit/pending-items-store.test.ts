import { beforeEach, describe, expect, it, vi } from "vitest";

import { addPendingItem, movePendingItems } from "@/lib/cart/pending-items-store";

const storage = new Map<string, string>();
const cart = (): { productId: number; quantity: number }[] =>
  JSON.parse(storage.get("shaafi-cart") ?? "[]");

const product = (productId: number) => ({
  productId,
  title: `Product ${productId}`,
  price: "12.50",
  imageUrl: "/a.svg",
  seller: "Amina Weavers",
});

beforeEach(() => {
  storage.clear();
  storage.set("shaafi-cart", "[]");
  storage.set("shaafi-cart-pending", "[]");
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
});

describe("items that a visitor adds", () => {
  it("are not in the cart before the sign-in, and once in it afterwards", () => {
    addPendingItem(product(1));
    addPendingItem({ ...product(2), variantId: 7 });
    addPendingItem(product(1));
    expect(cart()).toEqual([]);

    expect(movePendingItems()).toBe("/product/2?variant=7");
    expect(movePendingItems()).toBeNull();

    expect(cart()).toMatchObject([
      { productId: 1, quantity: 1 },
      { productId: 2, variantId: 7, quantity: 1 },
    ]);
  });

  it("are limited to the last twenty", () => {
    for (let id = 1; id <= 25; id++) addPendingItem(product(id));

    movePendingItems();

    expect(cart().map(({ productId }) => productId)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 6),
    );
  });
});
