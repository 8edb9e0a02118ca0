import { describe, expect, it } from "vitest";

import { clockOf } from "@/prisma/seed/clock";
import { PRODUCTS } from "@/prisma/seed/content/products";
import { planHistory } from "@/prisma/seed/order-history";
import { sellerOrdersOf } from "@/prisma/seed/seller-orders";

/** Minutes after 00:00 UTC of 9 AM and 3 PM Central Standard Time. */
const [OPENS, CLOSES] = [900, 1_260];

const clock = clockOf(new Date("2026-06-01T12:00:00Z"));
const products = new Map(
  PRODUCTS.map(({ imageAlts: _, ...product }, index) => {
    const row = { ...product, id: index + 1, sellerId: 1, images: [], imageAlts: [] };
    return [product.key, row] as const;
  }),
);
const handovers = planHistory().flatMap((order) =>
  sellerOrdersOf(order, products, clock(order.daysAgo), clock).flatMap(({ reachedAt }) =>
    [reachedAt.shipped, reachedAt.delivered].flatMap((time) => time ?? []),
  ),
);
const minuteOf = (time: Date) => time.getUTCHours() * 60 + time.getUTCMinutes();

describe("seeded seller orders", () => {
  it("are shipped and delivered in working hours", () => {
    const outside = handovers.filter((time) => minuteOf(time) < OPENS || minuteOf(time) >= CLOSES);

    expect(handovers.length).toBeGreaterThan(100);
    expect(outside).toEqual([]);
  });

  it("are handed over at different minutes", () => {
    expect(new Set(handovers.map(minuteOf)).size).toBeGreaterThan(50);
  });
});
