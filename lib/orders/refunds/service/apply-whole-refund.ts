import "server-only";

import { formatMoney } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { owedToBuyer } from "@/lib/ledger/owed";
import { type Entry, lateReturnedEntries, manualRepaymentEntries } from "@/lib/ledger/rules";
import { ticketRefundReturnedEntries } from "@/lib/ledger/tickets";
import { alarmAdmins } from "@/lib/notifications/service/alarm";
import type { ProviderRefund } from "@/lib/payments/provider";

/** Target of a full refund: tickets, or an order that was paid too late. */
type Whole = { purchaseId: number } | { orderId: number };

const keyOf = (of: Whole) =>
  "purchaseId" in of ? `refund:tickets:${of.purchaseId}` : `refund:late-refund:${of.orderId}`;

/**
 * Applies the provider's state of a full refund. One of ours that failed is owed again and the admins are notified; a
 * manual one reduces the amount owed.
 */
export async function applyWholeRefund(tx: Tx, of: Whole, providerRefund: ProviderRefund) {
  if (providerRefund.key === keyOf(of) && providerRefund.status === "failed")
    return owe(tx, of, providerRefund);
  if (providerRefund.key || providerRefund.status === "failed") return "ignored" as const;
  const cents = Math.min(providerRefund.amountCents, await owedToBuyer(tx, of));
  return cents > 0 && (await book(tx, manualRepaymentEntries(of, providerRefund.id, cents)))
    ? ("applied" as const)
    : ("ignored" as const);
}

async function owe(tx: Tx, of: Whole, { id, amountCents }: ProviderRefund) {
  const isTickets = "purchaseId" in of;
  const entries = isTickets
    ? ticketRefundReturnedEntries({ id: of.purchaseId, amountCents })
    : lateReturnedEntries(of.orderId, amountCents);
  if (!(await book(tx, entries))) return "ignored" as const;
  await alarmAdmins(tx, {
    event: "refund.failed",
    kind: "refund",
    key: `refund-failed:${id}`,
    values: {
      state: isTickets ? "ticketsFailed" : "lateFailed",
      id: String(isTickets ? of.purchaseId : of.orderId),
      amount: formatMoney(amountCents),
    },
    href: isTickets ? "/admin?tab=events" : `/orders?order=${of.orderId}`,
  });
  return "applied" as const;
}

/** Returns whether the entries are new. */
async function book(tx: Tx, entries: Entry[]) {
  const { count } = await tx.ledgerEntry.createMany({ data: entries, skipDuplicates: true });
  return count > 0;
}
