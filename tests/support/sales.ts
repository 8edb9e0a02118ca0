import { randomUUID } from "node:crypto";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { confirmDelivery, shipParcel } from "@/lib/orders/service/fulfillment";
import { createProduct, createUser } from "./factories";
import { createPaidOrder } from "./orders";

type Sale = Awaited<ReturnType<typeof createSale>>;

/** Creates a paid order of one product from one seller, with an initial stock of ten. */
export async function createSale(quantity = 3, priceCents = 999, of?: Viewer) {
  const seller = of ?? (await createUser({ role: "seller" }));
  const buyer = await createUser({ role: "buyer" });
  const product = await createProduct({ seller, priceCents, stock: 10 });
  const orderId = await createPaidOrder(buyer, product, quantity);
  return { seller, buyer, product, orderId, ...(await sellerOrderOf(orderId)) };
}

/** Returns the seller order of an order from one seller, and the id of its first line. */
export async function sellerOrderOf(orderId: number) {
  const where = { orderId };
  const sellerOrder = await db.sellerOrder.findFirstOrThrow({ where, include: { lines: true } });
  return { sellerOrder, lineId: sellerOrder.lines[0]?.id ?? 0 };
}

/** Returns an idempotency key, as a form generates it. */
export const newKey = () => randomUUID();

export const REASON = "one was chipped";

/** Ships the whole order. */
export async function ship({ seller, orderId }: Sale) {
  await shipParcel(seller, { orderId, carrier: "DHL", tracking: "JD01" });
}

/** Moves the parcels of an order `days` days into the past. */
export async function daysPass(orderId: number, days: number) {
  await db.$executeRaw`
    UPDATE order_parts SET shipped_at = shipped_at - make_interval(days => ${days}::int),
      delivered_at = delivered_at - make_interval(days => ${days}::int),
      confirmed_at = confirmed_at - make_interval(days => ${days}::int) WHERE order_id = ${orderId}`;
}

/** Returns the stock of a product. */
export async function stockOf(id: number) {
  const row = await db.product.findUniqueOrThrow({ where: { id }, select: { stock: true } });
  return row.stock;
}

/** Confirms the delivery of every parcel as the buyer. */
export async function arrive({ buyer, orderId }: Pick<Sale, "buyer" | "orderId">) {
  const parcels = await db.parcel.findMany({ where: { sellerOrder: { orderId } } });
  for (const { id } of parcels) await confirmDelivery(buyer, { parcelId: id });
}
