import { afterEach, describe, expect, it } from "vitest";

import { checkCart, quoteCheckout } from "@/lib/checkout/queries";
import { reconcileCart } from "@/lib/checkout/rules";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createVariantProduct } from "../support/variants";

afterEach(expectInvariants);

const ONE_SIZE = {
  options: [{ kind: "size", name: "Size", values: ["S"] }],
  variants: [{ values: ["S"], price: "20.00", stock: 5 }],
};

const createBuyer = () => createUser({ role: "buyer" });

describe("an item that names no variant of a product with one", () => {
  it("is ordered as that variant", async () => {
    const buyer = await createBuyer();
    const { id: productId, variants } = await createVariantProduct({ fields: ONE_SIZE });

    const items = [{ productId, quantity: 2 }];
    const { orderId } = await createPaymentIntent(buyer, { items }, "en");

    const [line] = await db.orderLine.findMany({ where: { orderId } });
    expect(line).toMatchObject({ variantId: variants[0]?.id, quantity: 2 });
  });

  it("is merged with the same variant in one order", async () => {
    const buyer = await createBuyer();
    const { id: productId, variants } = await createVariantProduct({ fields: ONE_SIZE });
    const items = [
      { productId, quantity: 2 },
      { productId, variantId: variants[0]?.id ?? 0, quantity: 1 },
    ];

    const { orderId } = await createPaymentIntent(buyer, { items }, "en");

    const lines = await db.orderLine.findMany({ where: { orderId } });
    expect(lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it("becomes that variant in the cart", async () => {
    const buyer = await createBuyer();
    const { id: productId, variants } = await createVariantProduct({ fields: ONE_SIZE });
    const item = { title: "Dirac", price: "20.00", imageUrl: "/a.svg", seller: "Amina" };

    const checked = await checkCart(buyer, { items: [{ productId, quantity: 1 }] });
    const { items, notices } = reconcileCart([{ ...item, productId, quantity: 1 }], checked);

    expect(items).toMatchObject([{ productId, variantId: variants[0]?.id, variantTitle: "S" }]);
    expect(notices).toEqual([]);
  });

  it("is refused where the product has several", async () => {
    const buyer = await createBuyer();
    const { id: productId } = await createVariantProduct();

    const order = createPaymentIntent(buyer, { items: [{ productId, quantity: 1 }] }, "en");

    await expect(order).rejects.toMatchObject({ key: "optionRequired" });
  });
});

describe("a quote", () => {
  it("is refused for the same total as the checkout", async () => {
    const buyer = await createBuyer();
    const { id: productId } = await createProduct({ stock: 999, priceCents: 99_999_999 });
    const items = [{ productId, quantity: 999 }];
    const refusal = { kind: "invalid", key: "totalTooLarge" };

    await expect(quoteCheckout(buyer, { items, country: "US" })).rejects.toMatchObject(refusal);
    await expect(createPaymentIntent(buyer, { items }, "en")).rejects.toMatchObject(refusal);
  });
});
