import "server-only";

import type { Dispute } from "@/generated/prisma/client";
import type { Tx } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { allocate } from "@/lib/core/money";
import {
  entriesOfDispute,
  entriesOfDisputeLost,
  entriesOfDisputeWon,
  entriesOfHold,
} from "@/lib/ledger/rules";
import { type LockedOrder, lockOrder } from "@/lib/orders/transition";
import type { ProviderDispute } from "@/lib/payments/provider";
import { refundableOf } from "@/lib/refunds/rules";
import { refundPart } from "@/lib/refunds/service";

/**
 * Makes our books follow a cardholder's dispute: while it is open the bank has the money and the order's
 * earnings wait; once it is won they go on, once it is lost both shares give back. In any order of events,
 * however often, with one effect.
 */
export async function applyDispute(tx: Tx, told: ProviderDispute) {
  const payment = await tx.paymentIntent.findUnique({ where: { intentId: told.intentId } });
  if (!payment?.orderId) {
    log.error("dispute of no order", new Error("unknown intent"), { disputeId: told.id });
    return "unknown" as const;
  }
  const order = await lockOrder(tx, payment.orderId);
  const known = await tx.dispute.findUnique({ where: { providerId: told.id } });
  const dispute = known ?? (await open(tx, order, told));
  if (dispute.status !== "open") return "ignored" as const;
  if (told.status === "won") await win(tx, dispute);
  else if (told.status === "lost") await lose(tx, order.id, dispute);
  return "applied" as const;
}

async function open(tx: Tx, order: LockedOrder, told: ProviderDispute) {
  const dispute = await tx.dispute.create({
    data: {
      orderId: order.id,
      providerId: told.id,
      amountCents: told.amountCents,
      reason: told.reason,
    },
  });
  await tx.order.update({ where: { id: order.id }, data: { paymentStatus: "disputed" } });
  await tx.ledgerEntry.createMany({ data: entriesOfDispute(dispute) });
  for (const part of order.parts) {
    if (!part.releasedAt) continue;
    const earnings = part.sellerNetCents - (part.refundedCents - part.refundedFeeCents);
    await tx.ledgerEntry.createMany({ data: entriesOfHold(dispute.id, part, earnings) });
    await tx.orderPart.update({ where: { id: part.id }, data: { releasedAt: null } });
  }
  return dispute;
}

async function win(tx: Tx, dispute: Dispute) {
  await tx.ledgerEntry.createMany({ data: entriesOfDisputeWon(dispute) });
  await close(tx, dispute, "won");
}

/** Both shares of each part give back their part of the amount; what no part still holds is the platform's loss. */
async function lose(tx: Tx, orderId: number, dispute: Dispute) {
  const order = await lockOrder(tx, orderId);
  const left = order.parts.map(refundableOf);
  const sum = left.reduce((total, cents) => total + cents, 0);
  const shares = allocate(Math.min(dispute.amountCents, sum), left);
  for (const [index, part] of order.parts.entries()) {
    const amountCents = shares[index] ?? 0;
    if (amountCents === 0) continue;
    await refundPart(tx, order, {
      partId: part.id,
      kind: "dispute",
      reason: dispute.reason,
      actorId: null,
      key: `dispute:${dispute.id}:${part.id}`,
      amountCents,
      isSettled: true,
    });
  }
  const lossCents = Math.max(0, dispute.amountCents - sum);
  await tx.ledgerEntry.createMany({ data: entriesOfDisputeLost(dispute, lossCents) });
  await close(tx, dispute, "lost");
}

async function close(tx: Tx, dispute: Dispute, status: "won" | "lost") {
  await tx.dispute.update({ where: { id: dispute.id }, data: { status, decidedAt: new Date() } });
  const stillOpen = await tx.dispute.count({ where: { orderId: dispute.orderId, status: "open" } });
  if (stillOpen > 0) return;
  const { refundedCents, totalCents } = await tx.order.findUniqueOrThrow({
    where: { id: dispute.orderId },
    select: { refundedCents: true, totalCents: true },
  });
  const given = refundedCents === totalCents ? "refunded" : "partially_refunded";
  await tx.order.update({
    where: { id: dispute.orderId },
    data: { paymentStatus: refundedCents === 0 ? "paid" : given },
  });
}
