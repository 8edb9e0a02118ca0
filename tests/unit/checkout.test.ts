import { describe, expect, it } from "vitest";

import { splitPastItems } from "@/lib/checkout/buy-again-rules";
import { identifyCart, mergeLines, reconcileCart } from "@/lib/checkout/rules";
import { intentSchema } from "@/lib/checkout/schema";
import messages from "@/messages/en.json";

const item = (productId: number, quantity: number, price = "10.00") => ({
  productId,
  quantity,
  price,
  title: `Product ${productId}`,
  imageUrl: "/illustrations/mesob.svg",
  seller: "Amina Weavers",
});

const currentProduct = (productId: number, available: number, priceCents = 1_000) => ({
  productId,
  available,
  priceCents,
  title: `Product ${productId}`,
  imageUrl: "/illustrations/mesob.svg",
  seller: "Amina Weavers",
  variantTitle: null,
  needsOption: false,
});

describe("mergeLines", () => {
  it("sums the line items of each product and sorts them by id", () => {
    const merged = mergeLines([
      { productId: 9, quantity: 1 },
      { productId: 2, quantity: 3 },
      { productId: 9, quantity: 4 },
    ]);

    expect(merged).toEqual([
      { productId: 2, quantity: 3 },
      { productId: 9, quantity: 5 },
    ]);
    expect(identifyCart({ items: merged }).cartKey).toBe("2x3,9x5");
  });
});

describe("mergeLines with variants", () => {
  it("keeps variants of a product apart and sorts them by id", () => {
    const merged = mergeLines([
      { productId: 2, variantId: 8, quantity: 1 },
      { productId: 2, variantId: 7, quantity: 3 },
      { productId: 2, variantId: 8, quantity: 1 },
    ]);

    expect(identifyCart({ items: merged }).cartKey).toBe("2.7x3,2.8x2");
  });
});

describe("reconcileCart", () => {
  it("leaves an unchanged cart as it is", () => {
    expect(reconcileCart([item(1, 2)], [currentProduct(1, 5)])).toEqual({
      items: [item(1, 2)],
      notices: [],
    });
  });

  it("reduces a quantity to the stock", () => {
    const { items, notices } = reconcileCart([item(1, 5)], [currentProduct(1, 2)]);

    expect(items[0]?.quantity).toBe(2);
    expect(notices).toEqual([{ kind: "left", item: "1", available: 2, had: 5 }]);
  });

  it("applies the server's price with a notice", () => {
    const { items, notices } = reconcileCart([item(1, 1)], [currentProduct(1, 5, 1_250)]);

    expect(items[0]?.price).toBe("12.50");
    expect(notices).toEqual([{ kind: "price", item: "1", fromCents: 1_000, toCents: 1_250 }]);
  });

  it.each([
    ["unknown", "gone", []],
    ["sold out", "soldOut", [currentProduct(1, 0)]],
    ["without a chosen option", "needsOption", [{ ...currentProduct(1, 5), needsOption: true }]],
  ])("marks a product that is %s and leaves it in the cart", (_, kind, shop) => {
    const { items, notices } = reconcileCart([item(1, 1)], shop);

    expect(items).toEqual([item(1, 1)]);
    expect(notices).toEqual([{ kind, item: "1" }]);
  });
});

describe("splitPastItems", () => {
  it("returns items at current prices, and names those that cannot be bought by reason", () => {
    const past = [item(1, 2), item(2, 1), item(3, 1), item(4, 1), item(5, 1)];
    const shop = [
      currentProduct(1, 5, 1_250),
      currentProduct(2, 0),
      { ...currentProduct(4, 5), needsOption: true },
      currentProduct(5, 0),
    ];

    expect(splitPastItems(past, shop)).toEqual({
      items: [{ ...item(1, 2, "12.50"), available: 5 }],
      missing: [
        { reason: "gone", titles: ["Product 3"] },
        { reason: "soldOut", titles: ["Product 2", "Product 5"] },
        { reason: "needsOption", titles: ["Product 4"] },
      ],
    });
  });

  it("limits an item to the units that are available and may be ordered", () => {
    const { items } = splitPastItems(
      [item(1, 9), item(2, 1)],
      [currentProduct(1, 4), currentProduct(2, 5_000)],
    );

    expect(items.map(({ quantity, available }) => [quantity, available])).toEqual([
      [4, 4],
      [1, 999],
    ]);
  });
});

describe("intentSchema", () => {
  const sentenceOf = (body: unknown) => {
    const key = intentSchema.safeParse(body).error?.issues[0]?.message ?? "";
    return messages.validation[key as keyof typeof messages.validation];
  };

  it.each([0, -1, 1.5, Number.NaN, "1", null, true, [3], 1e21, 1_000])(
    "refuses a quantity of %j",
    (quantity) => {
      expect(sentenceOf({ items: [{ productId: 1, quantity }] })).toBe(
        "Quantity must be a whole number from 1 to 999",
      );
    },
  );

  it("refuses more units of one product than the limit, over all its line items", () => {
    const items = [500, 500].map((quantity) => ({ productId: 1, quantity }));
    const apart = items.map((item, index) => ({ ...item, productId: index + 1 }));

    expect(sentenceOf({ items })).toBe("Quantity must be a whole number from 1 to 999");
    expect(intentSchema.safeParse({ items: apart }).success).toBe(true);
  });

  it.each([{}, { items: [] }, { items: null }, { items: { productId: 1, quantity: 1 } }])(
    "refuses %j as an empty cart",
    (body) => {
      expect(sentenceOf(body)).toBe("Add items to your cart before checkout.");
    },
  );

  it("drops prices and unknown fields", () => {
    const body = {
      items: [{ productId: 1, quantity: 1, price: "0.01" }],
      total: 1,
      status: "paid",
    };

    expect(intentSchema.parse(body)).toEqual({ items: [{ productId: 1, quantity: 1 }] });
  });
});
