import { describe, expect, it } from "vitest";

import {
  type CartItem,
  countUnits,
  lineCents,
  readCart,
  subtotalOf,
  withAdded,
  withItems,
  without,
  withQuantity,
} from "@/lib/cart/rules";

const coffee = {
  productId: 1,
  title: "Guji natural whole-bean coffee, 12 oz",
  price: "18.00",
  imageUrl: "/illustrations/coffee-bag.svg",
  seller: "Buna & Bloom",
};
const honey = { ...coffee, productId: 2, title: "White highland honey", price: "0.10" };

describe("the cart", () => {
  it("adds a new item with a quantity of 1", () => {
    expect(withAdded([], coffee)).toEqual([{ ...coffee, quantity: 1 }]);
  });

  it("increments the quantity of an existing item and preserves its position", () => {
    const cart = withAdded(withAdded(withAdded([], coffee), honey), coffee);

    expect(cart.map((item) => [item.productId, item.quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it("shows the latest price of an item that is added again", () => {
    const cart = withAdded(withAdded([], coffee), { ...coffee, price: "19.00" });

    expect(cart[0]?.price).toBe("19.00");
  });

  it.each([0, -1, Number.NaN])("removes an item whose quantity is set to %s", (quantity) => {
    expect(withQuantity(withAdded([], coffee), { productId: 1 }, quantity)).toEqual([]);
  });

  it("rounds a quantity down", () => {
    expect(withQuantity(withAdded([], coffee), { productId: 1 }, 3.9)[0]?.quantity).toBe(3);
  });

  it("leaves other items unchanged", () => {
    const cart = withAdded(withAdded([], coffee), honey);

    expect(without(cart, { productId: 1 }).map((item) => item.productId)).toEqual([2]);
    expect(withQuantity(cart, { productId: 9 }, 4)).toEqual(cart);
  });

  it("has an item of its own for each variant of a product", () => {
    const small = { ...coffee, variantId: 7, variantTitle: "250 g" };
    const cart = withAdded(withAdded(withAdded([], small), { ...coffee, variantId: 8 }), small);

    expect(cart.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [7, 2],
      [8, 1],
    ]);
    expect(without(cart, small).map(({ variantId }) => variantId)).toEqual([8]);
    expect(readCart(JSON.stringify(cart))).toEqual(cart);
  });

  it("adds several items with their quantities, up to the available units", () => {
    const small = { ...coffee, variantId: 7, price: "9.00" };
    const cart = [
      { ...coffee, quantity: 2 },
      { ...small, quantity: 3 },
    ];
    const added = [
      { ...small, price: "8.00", quantity: 4, available: 5 },
      { ...honey, quantity: 2, available: 9 },
    ];

    expect(withItems(cart, added)).toEqual([
      { ...coffee, quantity: 2 },
      { ...small, price: "8.00", quantity: 5 },
      { ...honey, quantity: 2 },
    ]);
  });

  it("sums in cents", () => {
    const cart = withQuantity(withAdded(withAdded([], coffee), honey), { productId: 2 }, 3);

    expect(lineCents({ price: "0.10", quantity: 3 })).toBe(30);
    expect(subtotalOf(cart)).toBe(1830);
    expect(countUnits(cart)).toBe(4);
  });

  it.each([
    null,
    "",
    "{",
    "{}",
    "7",
    '["x"]',
    "[null]",
    '[{"productId":1}]',
    JSON.stringify([{ ...coffee, quantity: 0 }]),
    JSON.stringify([{ ...coffee, quantity: "2" }]),
  ])("parses %s from storage as empty", (json) => {
    expect(readCart(json)).toEqual([]);
  });

  it("parses its own stored value", () => {
    const cart: CartItem[] = withAdded([], coffee);

    expect(readCart(JSON.stringify(cart))).toEqual(cart);
  });
});
