import "server-only";

import { sellerNameOf, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { writeAudit } from "@/lib/audit/service";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { notify } from "@/lib/notifications/service/notify";
import { orderStepEmail } from "@/lib/orders/emails";
import type { ParcelChoice, ParcelInput, SellerOrderChoice } from "@/lib/orders/schema";
import { type LockedOrder, type LockedSellerOrder, lockOrder, transitionOrder } from "./transition";

/**
 * Returns the seller order for its seller or an admin, with the order locked until the transaction ends.
 * @throws DomainError notFound for other users
 */
export async function lockSellerOrder(
  tx: Tx,
  viewer: Viewer,
  { orderId, sellerId }: SellerOrderChoice,
) {
  const owner = isAdmin(viewer) && sellerId !== undefined ? sellerId : viewer.id;
  const unlockedSellerOrder = await tx.sellerOrder.findFirst({
    where: { orderId, sellerId: owner, order: { paidAt: { not: null } } },
    select: { id: true },
  });
  if (!unlockedSellerOrder) throw new DomainError("notFound", "orderNotFound");
  const order = await lockOrder(tx, orderId);
  const sellerOrder = order.sellerOrders.find(({ id }) => id === unlockedSellerOrder.id);
  if (!sellerOrder) throw new DomainError("notFound", "orderNotFound");
  return { order, sellerOrder };
}

type Side = {
  order: { id: number; buyerId: number };
  sellerOrder: { id: number; sellerId: number };
};

/**
 * Returns the reason to log for a change by buyer, seller or admin.
 * @throws DomainError invalid when an admin gives none
 */
async function transitionReason(
  tx: Tx,
  viewer: Viewer,
  { order, sellerOrder }: Side,
  reason: string | undefined,
) {
  if (viewer.id === sellerOrder.sellerId) return "seller";
  if (viewer.id === order.buyerId) return "buyer";
  if (!reason) throw new DomainError("invalid", "adminReason");
  await writeAudit(tx, {
    actorId: viewer.id,
    action: "order.acted_on",
    subjectType: "order",
    subjectId: order.id,
    after: { sellerOrderId: sellerOrder.id, reason },
  });
  return `admin: ${reason}`;
}

/** Marks a seller order as being packed, after which the buyer can no longer cancel. Idempotent. */
export async function packSellerOrder(viewer: Viewer, choice: SellerOrderChoice) {
  await withTx(async (tx) => {
    const { order, sellerOrder } = await lockSellerOrder(tx, viewer, choice);
    await transitionReason(tx, viewer, { order, sellerOrder }, choice.reason);
    if (sellerOrder.status !== "paid") throw new DomainError("conflict", "orderMoved");
    if (sellerOrder.packedAt) return;
    await tx.sellerOrder.update({ where: { id: sellerOrder.id }, data: { packedAt: new Date() } });
  });
}

/**
 * Ships units of a seller order as one parcel; without lines, all that are left. Once none are left, its status is
 * shipped.
 * @throws DomainError conflict (moved on already, or more units than are left), notFound
 */
export async function shipParcel(viewer: Viewer, input: ParcelInput) {
  await withTx(async (tx) => {
    const { order, sellerOrder } = await lockSellerOrder(tx, viewer, input);
    const reason = await transitionReason(tx, viewer, { order, sellerOrder }, input.reason);
    if (sellerOrder.status !== "paid") throw new DomainError("conflict", "orderMoved");
    const unsentUnits = await listUnsent(tx, order, sellerOrder);
    const lines = linesOfParcel(input, unsentUnits);
    await tx.parcel.create({
      data: {
        sellerOrderId: sellerOrder.id,
        carrier: input.carrier,
        tracking: input.tracking || null,
        lines: { create: lines },
      },
    });
    if (!sellerOrder.packedAt) {
      await tx.sellerOrder.update({
        where: { id: sellerOrder.id },
        data: { packedAt: new Date() },
      });
    }
    if (countUnits(lines) === countUnits(unsentUnits)) {
      const actor = { actorId: viewer.id, reason };
      await transitionOrder(tx, {
        orderId: order.id,
        sellerId: sellerOrder.sellerId,
        to: "shipped",
        ...actor,
      });
      await deliverIfArrived(tx, order, sellerOrder, actor);
    }
    await notifyParcel(tx, order, sellerOrder, input);
  });
}

type Left = { id: number; quantity: number };

const countUnits = (lines: { quantity: number }[]) =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

function linesOfParcel(input: ParcelInput, unsentUnits: Left[]) {
  const lines = input.lines ?? unsentUnits.map(({ id, quantity }) => ({ lineId: id, quantity }));
  if (lines.length === 0) throw new DomainError("conflict", "orderMoved");
  for (const { lineId, quantity } of lines) {
    const count = unsentUnits.find(({ id }) => id === lineId)?.quantity ?? 0;
    if (quantity > count) throw new DomainError("conflict", "parcelUnits", { count });
  }
  return lines;
}

/** Returns the units of a seller order that are neither shipped nor refunded. */
export async function listUnsent(tx: Tx, order: LockedOrder, sellerOrder: LockedSellerOrder) {
  const orderLines = order.lines.filter((line) => line.sellerOrderId === sellerOrder.id);
  const shippedLines = await tx.parcelLine.groupBy({
    by: ["lineId"],
    where: { lineId: { in: orderLines.map(({ id }) => id) } },
    _sum: { quantity: true },
  });
  return orderLines
    .map((line) => {
      const shippedQuantity =
        shippedLines.find(({ lineId }) => lineId === line.id)?._sum.quantity ?? 0;
      return { id: line.id, quantity: line.quantity - line.refundedQuantity - shippedQuantity };
    })
    .filter(({ quantity }) => quantity > 0);
}

type Actor = { actorId: number | null; reason: string };

/**
 * Marks a parcel as delivered, as its seller, buyer or an admin. A shipped seller order is delivered once all its
 * parcels are. The periods for earnings, returns and damage claims start only when buyer or admin has confirmed all of
 * them.
 */
export async function confirmDelivery(viewer: Viewer, { parcelId, reason }: ParcelChoice) {
  await withTx(async (tx) => {
    const parcel = await tx.parcel.findUnique({
      where: { id: parcelId },
      select: {
        sellerOrder: {
          select: { id: true, orderId: true, sellerId: true, order: { select: { buyerId: true } } },
        },
      },
    });
    const mine =
      isAdmin(viewer) ||
      parcel?.sellerOrder.sellerId === viewer.id ||
      parcel?.sellerOrder.order.buyerId === viewer.id;
    if (!parcel || !mine) throw new DomainError("notFound", "orderNotFound");
    const order = await lockOrder(tx, parcel.sellerOrder.orderId);
    const sellerOrder = order.sellerOrders.find(({ id }) => id === parcel.sellerOrder.id);
    if (!sellerOrder) return;
    const why = await transitionReason(tx, viewer, { order, sellerOrder }, reason);
    const actor = { actorId: viewer.id, reason: why };
    const now = new Date();
    await tx.parcel.updateMany({
      where: { id: parcelId, deliveredAt: null },
      data: { deliveredAt: now },
    });
    if (why !== "seller") {
      await tx.parcel.updateMany({
        where: { id: parcelId, confirmedAt: null },
        data: { confirmedAt: now },
      });
    }
    if (sellerOrder.status === "shipped") await deliverIfArrived(tx, order, sellerOrder, actor);
    await confirmIfComplete(tx, sellerOrder.id);
  });
}

/** Starts the periods of a shipped seller order once buyer or admin has confirmed every parcel. */
async function confirmIfComplete(tx: Tx, sellerOrderId: number) {
  const open = await tx.parcel.count({ where: { sellerOrderId, confirmedAt: null } });
  if (open > 0) return;
  await tx.sellerOrder.updateMany({
    where: { id: sellerOrderId, confirmedAt: null, status: { in: ["delivered", "completed"] } },
    data: { confirmedAt: new Date() },
  });
}

/** Marks a shipped seller order as delivered once all its parcels are, and notifies the buyer. */
async function deliverIfArrived(
  tx: Tx,
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  actor: Actor,
) {
  const open = await tx.parcel.count({
    where: { sellerOrderId: sellerOrder.id, deliveredAt: null },
  });
  if (open > 0) return;
  await transitionOrder(tx, {
    orderId: order.id,
    sellerId: sellerOrder.sellerId,
    to: "delivered",
    ...actor,
  });
  await confirmIfComplete(tx, sellerOrder.id);
  await notifyDelivery(tx, order, sellerOrder);
}

/**
 * Closes shipping after the unsent rest of a seller order was refunded: it is shipped, or delivered if all its parcels
 * are. The caller holds the order's lock.
 */
export async function closeShipping(tx: Tx, orderId: number, sellerOrderId: number, actor: Actor) {
  const order = await lockOrder(tx, orderId);
  const sellerOrder = order.sellerOrders.find(({ id }) => id === sellerOrderId);
  if (sellerOrder?.status !== "paid") return;
  const unsentUnits = await listUnsent(tx, order, sellerOrder);
  const parcelCount = await tx.parcel.count({ where: { sellerOrderId } });
  if (unsentUnits.length > 0 || parcelCount === 0) return;
  await transitionOrder(tx, { orderId, sellerId: sellerOrder.sellerId, to: "shipped", ...actor });
  await deliverIfArrived(tx, order, sellerOrder, actor);
}

async function notifyParcel(
  tx: Tx,
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  input: ParcelInput,
) {
  const number = await tx.parcel.count({ where: { sellerOrderId: sellerOrder.id } });
  const rows = [`${input.carrier} ${input.tracking ?? ""}`.trim()];
  await notify(tx, {
    userId: order.buyerId,
    kind: "order_shipped",
    key: `shipped:${sellerOrder.id}:${number}`,
    values: { id: String(order.id), seller: sellerNameOf(toNamedSeller(sellerOrder.seller)) },
    href: `/orders?order=${order.id}`,
    email: orderStepEmail("shipped", { ...order.buyer, locale: order.locale }, order.id, rows),
  });
}

async function notifyDelivery(tx: Tx, order: LockedOrder, sellerOrder: LockedSellerOrder) {
  await notify(tx, {
    userId: order.buyerId,
    kind: "order_delivered",
    key: `delivered:${sellerOrder.id}`,
    values: { id: String(order.id), seller: sellerNameOf(toNamedSeller(sellerOrder.seller)) },
    href: `/orders?order=${order.id}`,
    email: orderStepEmail("delivered", { ...order.buyer, locale: order.locale }, order.id),
  });
}
