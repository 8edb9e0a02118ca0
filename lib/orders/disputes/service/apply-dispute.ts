import "server-only";

import type { Dispute } from "@/generated/prisma/client";
import { log } from "@/lib/core/log";
import type { Tx } from "@/lib/db/client";
import {
  disputeEntries,
  disputeReopenedEntries,
  disputeWonEntries,
  holdEntries,
} from "@/lib/ledger/disputes";
import { sellerEarnings } from "@/lib/ledger/rules";
import { disputeOutcome } from "@/lib/orders/disputes/rules";
import { type LockedOrder, lockOrder } from "@/lib/orders/service/transition";
import type { ProviderDispute } from "@/lib/payments/provider";
import { closeDispute } from "./close";
import { lose } from "./lose";
import { reinstate } from "./reinstate";
import { applyTicketDispute } from "./tickets";

/**
 * Applies a cardholder's dispute to the ledger. While it is open, the bank has the money, earnings are held and no
 * refund is sent; when it is won, both resume; when it is lost, seller and platform bear their shares. Idempotent, in
 * any order of events. An inquiry, for which the bank takes no money, is not a dispute.
 */
export async function applyDispute(tx: Tx, providerDispute: ProviderDispute) {
  const payment = await tx.paymentIntent.findUnique({
    where: { intentId: providerDispute.intentId },
  });
  if (payment?.purchaseId) return applyTicketDispute(tx, payment.purchaseId, providerDispute);
  if (!payment?.orderId) {
    log.error("Dispute for unknown order", new Error("unknown intent"), {
      disputeId: providerDispute.id,
    });
    return "unknown" as const;
  }
  const order = await lockOrder(tx, payment.orderId);
  const outcome = disputeOutcome(providerDispute.status);
  const existing = await tx.dispute.findUnique({ where: { providerId: providerDispute.id } });
  if (!existing && (outcome === "inquiry" || outcome === "ended")) return "ignored" as const;
  const dispute = existing ?? (await open(tx, order, providerDispute));
  if (dispute.status === "open") return applyOutcome(tx, order, dispute, outcome);
  return existing ? revise(tx, order, dispute, outcome) : ("applied" as const);
}

type Outcome = ReturnType<typeof disputeOutcome>;

async function applyOutcome(tx: Tx, order: LockedOrder, dispute: Dispute, outcome: Outcome) {
  if (outcome === "won" || outcome === "ended") await win(tx, dispute);
  else if (outcome === "lost") await lose(tx, order.id, dispute);
  return "applied" as const;
}

/** Applies a later decision of the bank: funds reinstated, or withdrawn after all. */
async function revise(tx: Tx, order: LockedOrder, dispute: Dispute, outcome: Outcome) {
  if (await isRevised(tx, dispute)) {
    log.error("Dispute decided a third time", new Error("dispute.revised"), {
      disputeId: dispute.id,
    });
    return "ignored" as const;
  }
  if (dispute.status === "lost" && outcome === "won") {
    await reinstate(tx, dispute);
    return "applied" as const;
  }
  if (dispute.status === "won" && outcome === "lost") {
    const excessCents = await excessOf(tx, order, dispute.amountCents);
    await tx.dispute.update({ where: { id: dispute.id }, data: { excessCents } });
    const entries = disputeReopenedEntries(dispute);
    await tx.ledgerEntry.createMany({ data: entries });
    await holdOrder(tx, order, dispute, `dispute:${dispute.id}:again`);
    await lose(tx, order.id, dispute);
    return "applied" as const;
  }
  return "ignored" as const;
}

/** Whether the decision was revised before. A second revision is left to an admin. */
async function isRevised(tx: Tx, { id }: Dispute) {
  const refs = [`dispute:${id}:reopened`, `dispute:${id}:reinstated`];
  return (await tx.ledgerEntry.count({ where: { ref: { in: refs } } })) > 0;
}

async function open(tx: Tx, order: LockedOrder, providerDispute: ProviderDispute) {
  const dispute = await tx.dispute.create({
    data: {
      orderId: order.id,
      providerId: providerDispute.id,
      amountCents: providerDispute.amountCents,
      excessCents: await excessOf(tx, order, providerDispute.amountCents),
      reason: providerDispute.reason,
    },
  });
  await tx.order.update({ where: { id: order.id }, data: { paymentStatus: "disputed" } });
  await tx.ledgerEntry.createMany({ data: disputeEntries(dispute) });
  await holdOrder(tx, order, dispute, `dispute:${dispute.id}`);
  return dispute;
}

/** Returns the amount of a dispute that refunds or other disputes had already returned, in cents. */
async function excessOf(tx: Tx, order: LockedOrder, amountCents: number) {
  const { _sum: balance } = await tx.ledgerEntry.aggregate({
    where: { orderId: order.id, account: "provider_clearing" },
    _sum: { amountCents: true },
  });
  return Math.max(0, amountCents - Math.max(0, balance.amountCents ?? 0));
}

/** Returns available earnings to pending and puts refunds not yet requested from the provider on hold. */
async function holdOrder(tx: Tx, order: LockedOrder, dispute: Dispute, cause: string) {
  for (const sellerOrder of order.sellerOrders) {
    if (!sellerOrder.releasedAt) continue;
    await tx.ledgerEntry.createMany({
      data: holdEntries(cause, sellerOrder, sellerEarnings(sellerOrder)),
    });
    await tx.sellerOrder.update({ where: { id: sellerOrder.id }, data: { releasedAt: null } });
  }
  await tx.refund.updateMany({
    where: { orderId: dispute.orderId, status: "pending", sentAt: null },
    data: { status: "on_hold" },
  });
}

async function win(tx: Tx, dispute: Dispute) {
  await tx.ledgerEntry.createMany({ data: disputeWonEntries(dispute) });
  await closeDispute(tx, dispute, "won");
}
