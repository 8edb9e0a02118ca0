import "server-only";

import { db, type Tx, withTx } from "@/lib/core/db";
import { type Entry, entriesOfLateRefund, entriesOfRefundPaid } from "@/lib/ledger/rules";
import { entriesOfTicketsRepaid } from "@/lib/ledger/tickets";
import type { RefundOrder } from "@/lib/notifications/outbox";
import { requireProvider } from "./service";

/** Gives money back at the provider, then books it. Both sides know the key, so that twice is once. */
export async function makeRefund(order: RefundOrder, key: string) {
  const { orderId, purchaseId, intentId, amountCents, refundId } = order;
  const providerRefundId = await requireProvider().refund({ intentId, amountCents, key });
  if (purchaseId) return book(db, entriesOfTicketsRepaid({ id: purchaseId, amountCents }));
  if (orderId === null) throw new Error(`refund ${key} is of nothing`);
  if (refundId === null) {
    await book(db, entriesOfLateRefund(orderId, amountCents));
    return;
  }
  await withTx(async (tx) => {
    await tx.refund.updateMany({
      where: { id: refundId, status: { not: "succeeded" } },
      data: { status: "succeeded", doneAt: new Date(), providerRefundId },
    });
    await book(tx, entriesOfRefundPaid({ id: refundId, orderId, amountCents }));
  });
}

async function book(tx: Tx, entries: Entry[]) {
  await tx.ledgerEntry.createMany({ data: entries, skipDuplicates: true });
}
