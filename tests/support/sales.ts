import { randomUUID } from "node:crypto";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { confirmDelivery, shipParcel } from "@/lib/orders/service/fulfillment";
import { createProduct, createUser } from "./factories";
import { createPaidOrder } from "./orders";

type Sale = Awaited<ReturnType<typeof createSale>>;

/** A paid order of one product of one seller, who had ten of it. */
export async function createSale(quantity = 3, priceCents = 999, of?: Viewer) {
  const seller = of ?? (await createUser({ role: "seller" }));
  const buyer = await createUser({ role: "buyer" });
  const product = await createProduct({ seller, priceCents, stock: 10 });
  const orderId = await createPaidOrder(buyer, product, quantity);
  const part = await db.orderPart.findFirstOrThrow({
    where: { orderId },
    include: { lines: true },
  });
  return { seller, buyer, product, orderId, part, lineId: part.lines[0]?.id ?? 0 };
}

/** What a form makes when it opens. */
export const newKey = () => randomUUID();

export const REASON = "one was chipped";

/** The seller sends all of it. */
export async function ship({ seller, orderId }: Sale) {
  await shipParcel(seller, { orderId, carrier: "DHL", tracking: "JD01" });
}

/** Days pass for the parcels of an order. */
export async function daysPass(orderId: number, days: number) {
  await db.$executeRaw`
    UPDATE order_parts SET shipped_at = shipped_at - make_interval(days => ${days}::int),
      delivered_at = delivered_at - make_interval(days => ${days}::int),
      confirmed_at = confirmed_at - make_interval(days => ${days}::int) WHERE order_id = ${orderId}`;
}

/** Pieces on hand. */
export async function stockOf(id: number) {
  const row = await db.product.findUniqueOrThrow({ where: { id }, select: { stock: true } });
  return row.stock;
}

/** The buyer says that every parcel of an order arrived. */
export async function arrive({ buyer, orderId }: Pick<Sale, "buyer" | "orderId">) {
  const parcels = await db.parcel.findMany({ where: { part: { orderId } } });
  for (const { id } of parcels) await confirmDelivery(buyer, { parcelId: id });
}
