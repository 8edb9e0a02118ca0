import { describe, expect, it } from "vitest";

import { quoteCheckout } from "@/lib/checkout/queries";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { pay } from "../support/orders";

describe("delivery methods", () => {
  const address = {
    name: "Ayan Warsame",
    line1: "1530 S 6th St",
    city: "Minneapolis",
    region: "MN",
    postcode: "55454",
    country: "US" as const,
  };

  it("charge delivery per seller and credit it to the seller who delivers", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    await db.user.update({
      where: { id: seller.id },
      data: { city: "Minneapolis", country: "United States" },
    });
    const product = await createProduct({ seller, priceCents: 1000 });
    const items = [{ productId: product.id, quantity: 1 }];
    const delivery = [{ sellerId: seller.id, method: "same_day" as const }];

    const { orderId, amount } = await createPaymentIntent(
      buyer,
      { items, delivery, shippingAddress: address },
      "en",
    );

    expect(amount).toBe(1299);
    expect(await db.sellerOrder.findFirstOrThrow({ where: { orderId } })).toMatchObject({
      deliveryMethod: "same_day",
      deliveryCents: 299,
      feeCents: 50,
      sellerNetCents: 950 + 299,
    });
    await pay(orderId);
    await expectInvariants();
  });

  it("are refused out of range, abroad or without an address", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    await db.user.update({
      where: { id: seller.id },
      data: { city: "Harar", country: "Ethiopia" },
    });
    const product = await createProduct({ seller, priceCents: 1000 });
    const items = [{ productId: product.id, quantity: 1 }];
    const delivery = [{ sellerId: seller.id, method: "same_day" as const }];

    for (const shippingAddress of [address, undefined]) {
      await expect(
        createPaymentIntent(buyer, { items, delivery, shippingAddress }, "en"),
      ).rejects.toMatchObject({ key: "deliveryUnavailable" });
    }
  });

  it("take the longest processing time of the seller's products, and are not local then", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    await db.user.update({
      where: { id: seller.id },
      data: { city: "Minneapolis", country: "United States" },
    });
    const ready = await createProduct({ seller });
    const sewn = await createProduct({ seller });
    await db.product.update({ where: { id: sewn.id }, data: { processingDays: 7 } });
    const items = [ready, sewn].map(({ id }) => ({ productId: id, quantity: 1 }));
    const delivery = [{ sellerId: seller.id, method: "same_day" as const }];

    const quote = await quoteCheckout(buyer, { items, ...address });
    expect(quote.sellers[0]?.offers.map(({ method }) => method)).toEqual(["standard"]);
    await expect(
      createPaymentIntent(buyer, { items, delivery, shippingAddress: address }, "en"),
    ).rejects.toMatchObject({ key: "deliveryUnavailable" });

    const order = { items, shippingAddress: address };
    const { orderId } = await createPaymentIntent(buyer, order, "en");
    expect(await db.sellerOrder.findFirstOrThrow({ where: { orderId } })).toMatchObject({
      processingDays: 7,
    });
  });
});
