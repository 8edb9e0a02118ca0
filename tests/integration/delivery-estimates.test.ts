import { afterEach, describe, expect, it, vi } from "vitest";

import { checkCart, quoteCheckout } from "@/lib/checkout/queries";
import type { DeliveryAddress } from "@/lib/checkout/schema";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { estimateDelivery } from "@/lib/delivery/estimate-rules";
import { getProductShipment } from "@/lib/delivery/queries";
import { formatDateRange } from "@/lib/i18n/date-range";
import { getPurchase } from "@/lib/orders/queries/orders";
import { type AddressOfCase, ESTIMATES, type EstimateCase } from "../fixtures/delivery-estimates";
import { createProduct, createUser } from "../support/factories";
import { pay } from "../support/orders";

const addressOf = ([country, city, postcode = ""]: AddressOfCase) => ({
  name: "Ayan Warsame",
  line1: "1530 S 6th St",
  city,
  region: country === "US" ? "MN" : "",
  postcode,
  country: country as DeliveryAddress["country"],
});

async function prepare({ origin, destination, vacation, ...facts }: EstimateCase) {
  const [seller, buyer] = await Promise.all([
    createUser({ role: "seller" }),
    createUser({ role: "buyer" }),
  ]);
  const product = await createProduct({ seller, priceCents: 2_000 });
  await db.product.update({
    where: { id: product.id },
    data: { processingDays: facts.processing ?? null, isPerishable: facts.isPerishable ?? null },
  });
  await db.user.update({ where: { id: seller.id }, data: { city: null, country: null } });
  if (origin) {
    await db.address.create({
      data: { ...addressOf(origin), userId: seller.id, isDefault: true },
    });
  }
  if (vacation) {
    await db.storefront.create({
      data: {
        sellerId: seller.id,
        storeName: `Store ${seller.id}`,
        description: "",
        urlSlug: `store-${seller.id}`,
        vacationFrom: new Date(vacation.from),
        vacationUntil: new Date(vacation.until),
      },
    });
  }
  await db.address.create({
    data: { ...addressOf(destination), userId: buyer.id, isDefault: true },
  });
  return { seller, buyer, product };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("the delivery estimate", () => {
  it.each(ESTIMATES)(
    "from $origin to $destination by $method, ordered $at, is the same on cart, checkout, order and email",
    async (estimate) => {
      const { destination, method, at, from, to } = estimate;
      const { seller, buyer, product } = await prepare(estimate);
      const items = [{ productId: product.id, quantity: 1 }];
      const delivery = [{ sellerId: seller.id, method }];
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });

      const [line] = await checkCart(buyer, { items });
      const quote = await quoteCheckout(buyer, { items, delivery, ...addressOf(destination) });
      const { orderId } = await createPaymentIntent(
        buyer,
        { items, delivery, shippingAddress: addressOf(destination) },
        "en",
      );
      vi.useRealTimers();
      await pay(orderId);

      const offer = quote.sellers[0]?.offers.find((offer) => offer.method === method);
      expect(offer).toMatchObject({ from, to });
      const isFree = offer?.cents === 0;
      if (isFree) expect(line?.arrives).toEqual({ from, to });
      const order = await getPurchase(buyer, orderId);
      expect(order?.sellerOrders[0]?.arrives).toEqual({ from, to });
      const [email] = await db.$queryRaw<{ text: string }[]>`
        SELECT payload->>'text' AS text FROM outbox WHERE dedupe_key = ${`order-paid:${orderId}`}`;
      expect(email?.text).toContain(`arrives ${formatDateRange("en", from, to)}`);
    },
  );

  it("of a product's page is that of a visitor's cart", async () => {
    const abroad = ESTIMATES.find(({ origin }) => origin?.[0] === "ET");
    if (!abroad) throw new Error("There is such a case.");
    const { buyer, product } = await prepare(abroad);
    await db.address.deleteMany({ where: { userId: buyer.id } });
    const row = await db.product.findUniqueOrThrow({ where: { id: product.id } });

    const [line] = await checkCart(buyer, { items: [{ productId: product.id, quantity: 1 }] });
    const shipment = await getProductShipment(row);

    const now = new Date();
    expect(line?.arrives).toEqual(estimateDelivery({ ...shipment, method: "standard", now }));
  });

  it("of an order stays when the seller moves or goes on vacation", async () => {
    const [estimate] = ESTIMATES;
    if (!estimate) throw new Error("There is such a case.");
    const { seller, buyer, product } = await prepare(estimate);
    const order = {
      items: [{ productId: product.id, quantity: 1 }],
      shippingAddress: addressOf(estimate.destination),
    };
    const { orderId } = await createPaymentIntent(buyer, order, "en");
    await pay(orderId);
    const estimateOf = async () => (await getPurchase(buyer, orderId))?.sellerOrders[0]?.arrives;
    const before = await estimateOf();
    await db.address.deleteMany({ where: { userId: seller.id } });

    expect(before).toMatchObject({ from: expect.any(String) });
    expect(await estimateOf()).toEqual(before);
  });
});
