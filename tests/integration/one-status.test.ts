import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { GET as orders } from "@/app/api/orders/route";
import { GET as sellerOrders } from "@/app/api/orders/seller/route";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { getAnyOrder, getPurchase, getSale } from "@/lib/orders/queries/orders";
import { completeOrders } from "@/lib/orders/service/complete";
import { confirmDelivery, packSellerOrder, shipParcel } from "@/lib/orders/service/fulfillment";
import { refundOrder } from "@/lib/orders/service/refund";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrderOf } from "../support/orders";
import { daysPass, newKey, REASON } from "../support/sales";

let caller: Viewer | null = null;

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));
vi.mock("@/lib/auth/viewer", async (load) => ({
  ...(await load<typeof import("@/lib/auth/viewer")>()),
  requireViewer: async () => caller,
}));

type SellerOrder = { seller: { id: number }; status: string };

/** An order of a call, which names its seller orders `parts`, or of a page. */
type ListedOrder = {
  id: number;
  status: string;
  parts?: SellerOrder[];
  sellerOrders?: SellerOrder[];
};

/** Returns one order as an API call lists it for a viewer. */
async function findListed(route: typeof orders, viewer: Viewer, orderId: number) {
  caller = viewer;
  const response = await route(new NextRequest("http://localhost:3000/api/orders"), {
    params: Promise.resolve({}),
  });
  const rows = (await response.json()) as ListedOrder[];
  return rows.find(({ id }) => id === orderId);
}

/** Creates a paid order of two units from one seller and one from another. */
async function createOrder() {
  const [buyer, first, two, admin] = await Promise.all([
    createUser({ role: "buyer" }),
    createUser({ role: "seller" }),
    createUser({ role: "seller" }),
    createUser({ role: "admin" }),
  ]);
  const [mug, rug] = await Promise.all([
    createProduct({ seller: first }),
    createProduct({ seller: two }),
  ]);
  const orderId = await createPaidOrderOf(buyer, [
    { productId: mug.id, quantity: 2 },
    { productId: rug.id, quantity: 1 },
  ]);
  const line = await db.orderLine.findFirstOrThrow({ where: { orderId, productId: mug.id } });
  return { buyer, one: first, two, admin, orderId, lineId: line.id };
}

type Order = Awaited<ReturnType<typeof createOrder>>;
type Expected = { whole: string; first: string; two: string };

/** Expects the same status for every viewer in every list and detail. */
async function expectEverywhere(order: Order, { whole, first, two }: Expected) {
  const { buyer, admin, orderId } = order;
  const sellerOrdersOf = (row: ListedOrder | null | undefined) => {
    const sellerOrders = row?.sellerOrders ?? row?.parts;
    const statusOf = (id: number) => sellerOrders?.find(({ seller }) => seller.id === id)?.status;
    return { whole: row?.status, one: statusOf(order.one.id), two: statusOf(order.two.id) };
  };
  const all = { whole, one: first, two };
  expect(sellerOrdersOf(await getPurchase(buyer, orderId)), "the buyer's page").toEqual(all);
  expect(sellerOrdersOf(await getAnyOrder(admin, orderId)), "the admin's page").toEqual(all);
  expect(sellerOrdersOf(await findListed(orders, buyer, orderId)), "the buyer's call").toEqual(all);
  for (const [seller, status] of [
    [order.one, first],
    [order.two, two],
  ] as const) {
    expect((await getSale(seller, orderId))?.status, "a seller's page").toBe(status);
    expect((await findListed(orders, seller, orderId))?.status, "a seller's orders").toBe(status);
    expect((await findListed(sellerOrders, seller, orderId))?.status, "a seller's call").toBe(
      status,
    );
  }
  await expectInvariants();
}

async function arrive(viewer: Viewer, orderId: number, sellerId: number) {
  const parcels = await db.parcel.findMany({
    where: { deliveredAt: null, sellerOrder: { orderId, sellerId } },
  });
  for (const { id } of parcels) await confirmDelivery(viewer, { parcelId: id });
}

describe("the status of an order", () => {
  it("is the same for buyer, sellers and admin at every step", async () => {
    const order = await createOrder();
    const { buyer, one, two, orderId, lineId } = order;
    const lines = [{ lineId, quantity: 1 }];
    const steps: [() => Promise<unknown>, Expected][] = [
      [async () => null, { whole: "paid", first: "paid", two: "paid" }],
      [() => packSellerOrder(one, { orderId }), { whole: "paid", first: "paid", two: "paid" }],
      [
        () => shipParcel(one, { orderId, carrier: "DHL", lines }),
        { whole: "paid", first: "paid", two: "paid" },
      ],
      [
        () => shipParcel(one, { orderId, carrier: "USPS" }),
        { whole: "paid", first: "shipped", two: "paid" },
      ],
      [() => arrive(buyer, orderId, one.id), { whole: "paid", first: "delivered", two: "paid" }],
      [
        () => shipParcel(two, { orderId, carrier: "DHL" }),
        { whole: "shipped", first: "delivered", two: "shipped" },
      ],
      [
        () => arrive(buyer, orderId, two.id),
        { whole: "delivered", first: "delivered", two: "delivered" },
      ],
      [
        async () => {
          await daysPass(orderId, 31);
          await completeOrders();
        },
        { whole: "completed", first: "completed", two: "completed" },
      ],
    ];
    for (const [step, expected] of steps) {
      await step();
      await expectEverywhere(order, expected);
    }
  }, 60_000);

  it("follows the remaining seller order once another is cancelled", async () => {
    const order = await createOrder();
    const { one, two, orderId } = order;

    await refundOrder(two, { orderId, reason: REASON, key: newKey() });
    await expectEverywhere(order, { whole: "paid", first: "paid", two: "cancelled" });
    await shipParcel(one, { orderId, carrier: "DHL" });
    await expectEverywhere(order, { whole: "shipped", first: "shipped", two: "cancelled" });
  }, 60_000);

  it("advances when the unshipped units are refunded", async () => {
    const order = await createOrder();
    const { buyer, one, orderId, lineId } = order;
    const lines = [{ lineId, quantity: 1 }];
    await shipParcel(one, { orderId, carrier: "DHL", lines });
    await arrive(buyer, orderId, one.id);

    await refundOrder(one, { orderId, reason: REASON, key: newKey(), lines });

    await expectEverywhere(order, { whole: "paid", first: "delivered", two: "paid" });
  }, 60_000);

  it("is cancelled for a seller order whose units are refunded by line, with delivery", async () => {
    const order = await createOrder();
    const { one, orderId, lineId } = order;

    await refundOrder(one, {
      orderId,
      reason: REASON,
      key: newKey(),
      lines: [{ lineId, quantity: 2 }],
    });

    await expectEverywhere(order, { whole: "paid", first: "cancelled", two: "paid" });
  }, 60_000);
});

describe("an admin", () => {
  it("acts for a seller with a reason that is logged", async () => {
    const { admin, two, orderId } = await createOrder();
    const whose = { orderId, sellerId: two.id, carrier: "DHL" };

    await expect(shipParcel(admin, whose)).rejects.toMatchObject({ key: "adminReason" });
    await expect(packSellerOrder(admin, whose)).rejects.toMatchObject({ key: "adminReason" });
    await shipParcel(admin, { ...whose, reason: "the seller is ill" });

    const change = await db.orderStatusChange.findFirstOrThrow({
      where: { orderId, toStatus: "shipped" },
    });
    expect(change).toMatchObject({ actorId: admin.id, reason: "admin: the seller is ill" });
  });

  it("must name the seller", async () => {
    const { admin, orderId } = await createOrder();

    await expect(
      shipParcel(admin, { orderId, carrier: "DHL", reason: "the seller is ill" }),
    ).rejects.toMatchObject({ key: "orderNotFound" });
  });
});
