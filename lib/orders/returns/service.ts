import "server-only";

import { randomInt } from "node:crypto";

import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { notify } from "@/lib/notifications/service/notify";
import { returnEmail } from "@/lib/orders/emails";
import { claimUntil } from "@/lib/orders/refunds/rules";
import { withholdingOf } from "@/lib/orders/refunds/service/minimum";
import { refundSellerOrder } from "@/lib/orders/refunds/service/refund-seller-order";
import { countShippedUnits, unitsOf } from "@/lib/orders/refunds/units";
import { holdEarnings, lockPayouts } from "@/lib/orders/service/earnings";
import {
  type LockedOrder,
  type LockedSellerOrder,
  lockOrder,
} from "@/lib/orders/service/transition";
import { isReturnable } from "@/lib/products/rules";
import type { ReturnDecision, ReturnInput } from "./schema";

/**
 * Requests a return within 30 days of delivery, or claims damage within 48 hours with a photo (specification C,
 * "Informational help text").
 * @throws DomainError notFound (not the viewer's), conflict (not delivered, too late, asked already, more units than
 *   are left), invalid (food cannot be returned, a claim without a photo)
 */
export async function requestReturn(viewer: Viewer, input: ReturnInput) {
  return withTx(async (tx) => {
    const unlockedOrder = await tx.order.findFirst({
      where: { id: input.orderId, buyerId: viewer.id },
      select: { id: true },
    });
    if (!unlockedOrder) throw new DomainError("notFound", "orderNotFound");
    const order = await lockOrder(tx, input.orderId);
    const sellerOrder = order.sellerOrders.find(({ sellerId }) => sellerId === input.sellerId);
    if (!sellerOrder) throw new DomainError("notFound", "orderNotFound");
    requireInTime(sellerOrder, input.kind);
    await requireUnits(tx, order, sellerOrder, input);
    await requireUploads(tx, viewer, input);
    // With this lock, a concurrent payout is older than the return or pays nothing of its seller order.
    const createdAt = await lockPayouts(tx, sellerOrder.sellerId);
    const row = await tx.returnRequest
      .create({
        data: {
          createdAt,
          sellerOrderId: sellerOrder.id,
          buyerId: viewer.id,
          kind: input.kind,
          reason: input.reason,
          photos: input.photos ?? [],
          lines: { create: input.lines },
        },
      })
      .catch(onDuplicate({ return_requests_one_open: "returnTaken" }));
    await holdEarnings(tx, sellerOrder, `return:${row.id}`);
    await notify(tx, {
      userId: sellerOrder.sellerId,
      kind: "return_request",
      key: `return:${row.id}`,
      values: { id: String(order.id), state: "requested" },
      href: `/orders?order=${order.id}`,
      email: returnEmail("returnRequested", sellerOrder.seller, order.id, { text: input.reason }),
    });
    return { id: row.id };
  });
}

function requireInTime(sellerOrder: LockedSellerOrder, kind: ReturnInput["kind"]) {
  if (!sellerOrder.deliveredAt) throw new DomainError("conflict", "returnNotDelivered");
  // Delivery confirmed only by the seller starts no deadline for returns and claims.
  if (sellerOrder.confirmedAt && Date.now() > claimUntil(kind, sellerOrder.confirmedAt)) {
    throw new DomainError("conflict", kind === "return" ? "returnTooLate" : "damageTooLate");
  }
}

async function requireUnits(
  tx: Tx,
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  input: ReturnInput,
) {
  const orderLines = order.lines.filter((line) => line.sellerOrderId === sellerOrder.id);
  for (const { lineId, quantity } of input.lines) {
    const line = orderLines.find(({ id }) => id === lineId);
    if (!line) throw new DomainError("notFound", "orderNotFound");
    const count = line.quantity - line.refundedQuantity;
    if (quantity > count) {
      throw new DomainError("conflict", "refundUnits", { count, title: line.title });
    }
  }
  if (input.kind === "damage") return;
  await requireWorth(tx, order, sellerOrder, input);
  requireReturnable(orderLines.filter(({ id }) => input.lines.some(({ lineId }) => lineId === id)));
}

/** Requires the return policy stored at the sale to allow returns. @throws DomainError invalid */
function requireReturnable(lines: LockedOrder["lines"]) {
  for (const { returnPolicy, title } of lines) {
    if (isReturnable(returnPolicy)) continue;
    throw new DomainError("invalid", REFUSALS[returnPolicy ?? "food"], { title });
  }
}

/** @throws DomainError conflict where the rest would no longer meet its minimum, and so nothing would be refunded */
async function requireWorth(
  tx: Tx,
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  input: ReturnInput,
) {
  const units = unitsOf(order, sellerOrder, {
    lines: input.lines,
    shippedUnits: await countShippedUnits(tx, sellerOrder.id),
  });
  const worth = units.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (worth > 0 && worth <= (await withholdingOf(tx, order, sellerOrder, units))) {
    throw new DomainError("conflict", "refundBelowMinimum");
  }
}

const REFUSALS = {
  returnable: "returnFood",
  food: "returnFood",
  personal_care: "returnPersonalCare",
  made_to_order: "returnMadeToOrder",
} as const;

/** Requires images to be the buyer's own uploads, and at least one for a damage claim. */
async function requireUploads(tx: Tx, viewer: Viewer, { kind, photos = [] }: ReturnInput) {
  if (kind === "damage" && photos.length === 0)
    throw new DomainError("invalid", "damageImageMissing");
  if (photos.length === 0) return;
  const uploadCount = await tx.upload.count({ where: { ownerId: viewer.id, url: { in: photos } } });
  if (uploadCount !== new Set(photos).size) throw new DomainError("invalid", "damageImageMissing");
}

/**
 * Decides a return as its seller or an admin: approved with a number for the parcel label, rejected with a reason, or
 * refunded once the units are back (damage at once). An admin always gives a reason.
 * @throws DomainError notFound (not theirs), conflict (decided already), invalid (a rejection, or an admin's answer,
 *   without a reason)
 */
export async function decideReturn(viewer: Viewer, input: ReturnDecision) {
  const unlockedRequest = await db.returnRequest.findFirst({
    where: {
      id: input.returnId,
      ...(isAdmin(viewer) ? {} : { sellerOrder: { sellerId: viewer.id } }),
    },
    select: { sellerOrder: { select: { orderId: true, sellerId: true } } },
  });
  if (!unlockedRequest) throw new DomainError("notFound", "returnNotFound");
  const isForeign = unlockedRequest.sellerOrder.sellerId !== viewer.id;
  if (!input.answer && (input.decision === "rejected" || isForeign)) {
    throw new DomainError("invalid", "returnReasonMissing");
  }
  await withTx(async (tx) => {
    const order = await lockOrder(tx, unlockedRequest.sellerOrder.orderId);
    const request = await tx.returnRequest.findUniqueOrThrow({
      where: { id: input.returnId },
      include: { lines: true },
    });
    if (!canDecide(request.status, input.decision)) {
      throw new DomainError("conflict", "returnDecided");
    }
    const isRefund = input.decision === "refunded";
    const refundId = isRefund ? await refundReturn(tx, order, request, viewer) : null;
    const authorization = request.authorization ?? `RMA-${order.id}-${randomInt(1000, 10_000)}`;
    await tx.returnRequest.update({
      where: { id: request.id },
      data: {
        status: input.decision,
        answer: input.answer || request.answer,
        decidedById: viewer.id,
        decidedAt: new Date(),
        refundId,
        ...(input.decision === "approved" ? { authorization } : {}),
      },
    });
    if (!isRefund) await notifyBuyer(tx, order, request.id, input, authorization);
  });
}

/** Whether the decision is possible: once per request, but an approved one can still be refunded or rejected. */
function canDecide(status: string, decision: ReturnDecision["decision"]) {
  return status === "requested" || (status === "approved" && decision !== "approved");
}

type Request = {
  id: number;
  sellerOrderId: number;
  kind: "return" | "damage";
  reason: string;
  lines: { lineId: number; quantity: number }[];
};

async function refundReturn(tx: Tx, order: LockedOrder, request: Request, viewer: Viewer) {
  const refund = await refundSellerOrder(tx, order, {
    sellerOrderId: request.sellerOrderId,
    kind: request.kind,
    reason: request.reason,
    actorId: viewer.id,
    key: `return:${request.id}`,
    lines: request.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    // Returned units can be sold again; damaged ones cannot.
    isRestocked: request.kind === "return",
  });
  return refund.id;
}

async function notifyBuyer(
  tx: Tx,
  order: LockedOrder,
  returnId: number,
  { decision, answer }: ReturnDecision,
  authorization: string,
) {
  const step = decision === "approved" ? "returnApproved" : "returnRejected";
  const buyer = { ...order.buyer, locale: order.locale };
  await notify(tx, {
    userId: order.buyerId,
    kind: "return_request",
    key: `return:${returnId}:${decision}`,
    values: { id: String(order.id), state: decision },
    href: `/orders?order=${order.id}`,
    email: returnEmail(step, buyer, order.id, { authorization, text: answer ?? "" }),
  });
}

/** Withdraws a return request as its buyer. @throws DomainError notFound, conflict (decided already) */
export async function withdrawReturn(viewer: Viewer, { returnId }: { returnId: number }) {
  const { count } = await db.returnRequest.updateMany({
    where: { id: returnId, buyerId: viewer.id, status: { in: ["requested", "approved"] } },
    data: { status: "withdrawn", decidedAt: new Date(), decidedById: viewer.id },
  });
  if (count > 0) return;
  const requestCount = await db.returnRequest.count({
    where: { id: returnId, buyerId: viewer.id },
  });
  throw requestCount > 0
    ? new DomainError("conflict", "returnDecided")
    : new DomainError("notFound", "returnNotFound");
}
