import "server-only";

import { randomInt } from "node:crypto";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { holdEarnings, lockPayouts } from "@/lib/ledger/service";
import { notify } from "@/lib/notifications/service/notify";
import { returnEmail } from "@/lib/orders/emails";
import { withholdingOf } from "@/lib/orders/refunds/minimum";
import { isReturnable } from "@/lib/orders/refunds/policy";
import { claimUntil } from "@/lib/orders/refunds/rules";
import { refundPart } from "@/lib/orders/refunds/service";
import { sentUnits, unitsOf } from "@/lib/orders/refunds/units";
import { type LockedOrder, type LockedPart, lockOrder } from "@/lib/orders/service/transition";
import type { ReturnDecision, ReturnInput } from "./schema";

/**
 * The buyer asks to send pieces back within 30 days of delivery, or claims damage within 48 hours with a photo
 * (specification C, "Informational help text").
 * @throws DomainError notFound (not the viewer's), conflict (not delivered, too late, asked already, more pieces
 *   than are left), invalid (food cannot be returned, a claim without a photo)
 */
export async function requestReturn(caller: Viewer | null, input: ReturnInput) {
  const viewer = requireSignedIn(caller);
  return withTx(async (tx) => {
    const known = await tx.order.findFirst({
      where: { id: input.orderId, buyerId: viewer.id },
      select: { id: true },
    });
    if (!known) throw new DomainError("notFound", "orderNotFound");
    const order = await lockOrder(tx, input.orderId);
    const part = order.parts.find(({ sellerId }) => sellerId === input.sellerId);
    if (!part) throw new DomainError("notFound", "orderNotFound");
    requireInTime(part, input.kind);
    await requirePieces(tx, order, part, input);
    await requirePhotos(tx, viewer, input);
    // A payout that a sweep makes at the same time is older than the return, or pays nothing of it.
    const createdAt = await lockPayouts(tx, part.sellerId);
    const row = await tx.returnRequest
      .create({
        data: {
          createdAt,
          partId: part.id,
          buyerId: viewer.id,
          kind: input.kind,
          reason: input.reason,
          photos: input.photos ?? [],
          lines: { create: input.lines },
        },
      })
      .catch(onDuplicate({ return_requests_one_open: "returnTaken" }));
    await holdEarnings(tx, part, `return:${row.id}`);
    await notify(tx, {
      userId: part.sellerId,
      kind: "return_request",
      key: `return:${row.id}`,
      values: { id: String(order.id), state: "requested" },
      href: `/orders?order=${order.id}`,
      mail: returnEmail("returnRequested", part.seller, order.id, { text: input.reason }),
    });
    return { id: row.id };
  });
}

function requireInTime(part: LockedPart, kind: ReturnInput["kind"]) {
  if (!part.deliveredAt) throw new DomainError("conflict", "returnNotDelivered");
  // The seller's own word opens returns and claims, and ends neither.
  if (part.confirmedAt && Date.now() > claimUntil(kind, part.confirmedAt)) {
    throw new DomainError("conflict", kind === "return" ? "returnTooLate" : "damageTooLate");
  }
}

async function requirePieces(tx: Tx, order: LockedOrder, part: LockedPart, input: ReturnInput) {
  const own = order.lines.filter((line) => line.partId === part.id);
  for (const { lineId, quantity } of input.lines) {
    const line = own.find(({ id }) => id === lineId);
    if (!line) throw new DomainError("notFound", "orderNotFound");
    const count = line.quantity - line.refundedQuantity;
    if (quantity > count) {
      throw new DomainError("conflict", "refundPieces", { count, title: line.title });
    }
  }
  if (input.kind === "damage") return;
  await requireWorth(tx, order, part, input);
  requireReturnable(own.filter(({ id }) => input.lines.some(({ lineId }) => lineId === id)));
}

/** Goes by the policy that was frozen at the sale. @throws DomainError invalid */
function requireReturnable(lines: LockedOrder["lines"]) {
  for (const { returnPolicy, title } of lines) {
    if (isReturnable(returnPolicy)) continue;
    throw new DomainError("invalid", REFUSALS[returnPolicy ?? "food"], { title });
  }
}

/** @throws DomainError conflict where the rest would no longer meet its minimum, and so nothing would be refunded */
async function requireWorth(tx: Tx, order: LockedOrder, part: LockedPart, input: ReturnInput) {
  const units = unitsOf(order, part, { lines: input.lines, sent: await sentUnits(tx, part.id) });
  const worth = units.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (worth > 0 && worth <= (await withholdingOf(tx, order, part, units))) {
    throw new DomainError("conflict", "refundBelowMinimum");
  }
}

const REFUSALS = {
  returnable: "returnFood",
  food: "returnFood",
  personal_care: "returnPersonalCare",
  made_to_order: "returnMadeToOrder",
} as const;

/** Photos are the claimant's own uploads; a claim of damage needs one. */
async function requirePhotos(tx: Tx, viewer: Viewer, { kind, photos = [] }: ReturnInput) {
  if (kind === "damage" && photos.length === 0) throw new DomainError("invalid", "photoMissing");
  if (photos.length === 0) return;
  const own = await tx.upload.count({ where: { ownerId: viewer.id, url: { in: photos } } });
  if (own !== new Set(photos).size) throw new DomainError("invalid", "photoMissing");
}

/**
 * The seller, or an admin, answers: approved with a number to write on the parcel, rejected with a reason, or
 * refunded once the pieces are back (damage at once). An admin says why, whatever the answer.
 * @throws DomainError notFound (not theirs), conflict (decided already), invalid (a rejection, or an
 *   admin's answer, without a reason)
 */
export async function decideReturn(caller: Viewer | null, input: ReturnDecision) {
  const viewer = requireSignedIn(caller);
  const known = await db.returnRequest.findFirst({
    where: {
      id: input.returnId,
      ...(viewer.role === "admin" ? {} : { part: { sellerId: viewer.id } }),
    },
    select: { part: { select: { orderId: true, sellerId: true } } },
  });
  if (!known) throw new DomainError("notFound", "returnNotFound");
  const isForeign = known.part.sellerId !== viewer.id;
  if (!input.answer && (input.decision === "rejected" || isForeign)) {
    throw new DomainError("invalid", "returnAnswer");
  }
  await withTx(async (tx) => {
    const order = await lockOrder(tx, known.part.orderId);
    const request = await tx.returnRequest.findUniqueOrThrow({
      where: { id: input.returnId },
      include: { lines: true },
    });
    if (!canDecide(request.status, input.decision)) {
      throw new DomainError("conflict", "returnDecided");
    }
    const isRefund = input.decision === "refunded";
    const refundId = isRefund ? await giveBack(tx, order, request, viewer) : null;
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
    if (!isRefund) await tellBuyer(tx, order, request.id, input, authorization);
  });
}

/** A request is answered once; what was approved is still refunded, or rejected when it never arrives. */
function canDecide(status: string, decision: ReturnDecision["decision"]) {
  return status === "requested" || (status === "approved" && decision !== "approved");
}

type Request = {
  id: number;
  partId: number;
  kind: "return" | "damage";
  reason: string;
  lines: { lineId: number; quantity: number }[];
};

async function giveBack(tx: Tx, order: LockedOrder, request: Request, viewer: Viewer) {
  const refund = await refundPart(tx, order, {
    partId: request.partId,
    kind: request.kind,
    reason: request.reason,
    actorId: viewer.id,
    key: `return:${request.id}`,
    lines: request.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    // What came back whole can be sold again; what broke cannot.
    isRestocked: request.kind === "return",
  });
  return refund.id;
}

async function tellBuyer(
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
    mail: returnEmail(step, buyer, order.id, { authorization, text: answer ?? "" }),
  });
}

/** The buyer thinks again. @throws DomainError notFound, conflict (decided already) */
export async function withdrawReturn(caller: Viewer | null, { returnId }: { returnId: number }) {
  const viewer = requireSignedIn(caller);
  const { count } = await db.returnRequest.updateMany({
    where: { id: returnId, buyerId: viewer.id, status: { in: ["requested", "approved"] } },
    data: { status: "withdrawn", decidedAt: new Date(), decidedById: viewer.id },
  });
  if (count > 0) return;
  const known = await db.returnRequest.count({ where: { id: returnId, buyerId: viewer.id } });
  throw known > 0
    ? new DomainError("conflict", "returnDecided")
    : new DomainError("notFound", "returnNotFound");
}
