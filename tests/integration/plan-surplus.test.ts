import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { renewSubscriptions } from "@/lib/plans/jobs";
import { getPlanUsage } from "@/lib/plans/queries";
import { cancelSubscription } from "@/lib/plans/service/cancel";
import { createProduct as submitProduct } from "@/lib/products/service/create";
import { setActive } from "@/lib/products/service/update";
import { changeActive } from "@/lib/seller-dashboard/bulk/change-rows";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";
import { onPlan } from "../support/plans";
import { formOf } from "../support/products";

/** Creates a Premium seller with 13 active products, of which Free has room for 10. */
async function createFullShop() {
  const seller = await onPlan("premium");
  const ids: number[] = [];
  for (let count = 0; count < 13; count++) ids.push((await createProduct({ seller })).id);
  return { seller, ids };
}

/** Moves the end of the seller's period to a number of days from now. */
const endsIn = (userId: number, days: number) => db.$executeRaw`
  UPDATE subscriptions SET current_period_start = now() - interval '31 days',
    current_period_end = now() + make_interval(hours => ${days * 24}::int) WHERE user_id = ${userId}`;

const activeIds = async (seller: Viewer) =>
  (
    await db.product.findMany({
      where: { sellerId: seller.id, isActive: true },
      select: { id: true },
      orderBy: { id: "asc" },
    })
  ).map(({ id }) => id);

const emailsAbout = async (text: string, seller: Viewer) => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });
  const rows = await db.outboxMessage.findMany({ where: { kind: "mail" } });
  return rows
    .map(({ payload }) => JSON.stringify(payload))
    .filter((message) => message.includes(`"${email}"`) && message.includes(text));
};

describe("a downgrade with more products than the next plan has room for", () => {
  it("keeps all products active until the period ends, then the most recently sold ones", async () => {
    const { seller, ids } = await createFullShop();
    const [soldId = 0] = ids;
    const product = await db.product.findUniqueOrThrow({ where: { id: soldId } });
    await createPaidOrder(await createUser({ role: "buyer" }), product);
    await cancelSubscription(seller);
    await renewSubscriptions();
    expect(await activeIds(seller)).toEqual(ids);

    await endsIn(seller.id, -1);
    await renewSubscriptions();

    const active = await activeIds(seller);
    expect(active).toEqual([soldId, ...ids.slice(4)]);
    expect(await db.product.count({ where: { sellerId: seller.id, archivedAt: null } })).toBe(13);
  });

  it("keeps the products active that the seller chose by making others inactive", async () => {
    const { seller, ids } = await createFullShop();
    await cancelSubscription(seller);
    await changeActive(seller, ids.slice(-3), false);

    await endsIn(seller.id, -1);
    await renewSubscriptions();

    expect(await activeIds(seller)).toEqual(ids.slice(0, 10));
  });

  it("is announced twice, each once: when it is scheduled and three days before", async () => {
    const { seller } = await createFullShop();
    await cancelSubscription(seller);
    expect(await emailsAbout("3 products become inactive", seller)).toHaveLength(1);

    await endsIn(seller.id, 4);
    await renewSubscriptions();
    expect(await emailsAbout("3 products become inactive", seller)).toHaveLength(1);
    await endsIn(seller.id, 2);
    await renewSubscriptions();
    await renewSubscriptions();
    expect(await emailsAbout("3 products become inactive", seller)).toHaveLength(2);
  });

  it("leaves no way to activate more than the plan has room for, also not at the same time", async () => {
    const { seller, ids } = await createFullShop();
    await cancelSubscription(seller);
    await endsIn(seller.id, -1);
    await renewSubscriptions();
    const full = { kind: "forbidden", key: "productSlotsFull" };
    const inactive = ids.slice(0, 3);

    const [first = 0] = inactive;
    await expect(setActive(seller, { productId: first, isActive: true })).rejects.toMatchObject(
      full,
    );
    await expect(changeActive(seller, inactive, true)).rejects.toMatchObject(full);
    await expect(submitProduct(seller, formOf())).rejects.toMatchObject(full);

    await setActive(seller, { productId: ids.at(-1) ?? 0, isActive: false });
    await Promise.allSettled(
      inactive.map((productId) => setActive(seller, { productId, isActive: true })),
    );
    expect(await activeIds(seller)).toHaveLength(10);
  });
});

describe("getPlanStanding", () => {
  it("counts active products and the credit that an upgrade would use", async () => {
    const { seller } = await createFullShop();
    expect(await getPlanUsage(seller)).toMatchObject({ activeProducts: 13 });
    expect((await getPlanUsage(seller))?.creditCents).toBeGreaterThan(2_800);
    expect(await getPlanUsage(await createUser({ role: "seller" }))).toEqual({
      activeProducts: 0,
      creditCents: 0,
    });
    expect(await getPlanUsage(null)).toBeNull();
  });
});
