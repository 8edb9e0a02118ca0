import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { monthOf, monthsBetween, spanOfMonth } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { availableFrom } from "@/lib/orders/rules";
import type { LedgerLine, PendingSale } from "@/lib/payouts/dto";
import { requirePayee } from "@/lib/payouts/payee";
import { describeEntries, entrySelect, toEntryItem } from "./entries";

/** The newest of them; the pending balance counts all. */
const MAX_PENDING_SALES = 100;

const availableEntries = (sellerId: number) => ({ sellerId, account: "seller_available" as const });

/** Ledger line with the available balance after it, in cents. */
export type BalancedLine = LedgerLine & { balanceCents: number };

/**
 * Returns a month of the viewer's available balance, newest first, with the balance after each line. `count` is the
 * total number of lines.
 * @throws DomainError forbidden
 */
export async function getLedgerMonth(viewer: Viewer | null, month: string, limit = 100) {
  const { id: sellerId } = requirePayee(requireSignedIn(viewer));
  const { from, to } = spanOfMonth(month);
  const where = { ...availableEntries(sellerId), createdAt: { gte: from, lt: to } };
  const [entries, count, closing] = await Promise.all([
    db.ledgerEntry.findMany({
      where,
      select: entrySelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
    }),
    db.ledgerEntry.count({ where }),
    db.ledgerEntry.aggregate({
      where: { ...availableEntries(sellerId), createdAt: { lt: to } },
      _sum: { amountCents: true },
    }),
  ]);
  let balance = -(closing._sum.amountCents ?? 0);
  const lines: BalancedLine[] = [];
  for (const line of await describeEntries(sellerId, entries)) {
    lines.push({ ...line, balanceCents: balance || 0 });
    balance -= line.netCents;
  }
  return { lines, count };
}

/** Returns the months of the viewer's ledger, newest first, always including that of `now`. */
export async function listLedgerMonths(viewer: Viewer, now = new Date()) {
  const { id: sellerId } = requirePayee(viewer);
  const first = await db.ledgerEntry.findFirst({
    where: availableEntries(sellerId),
    select: { createdAt: true },
    orderBy: { createdAt: "asc" },
  });
  return monthsBetween(monthOf(first?.createdAt ?? now), monthOf(now));
}

/** Returns the viewer's sales with pending earnings, newest first, at most 100. @throws DomainError forbidden */
export async function listPendingSales(viewer: Viewer): Promise<PendingSale[]> {
  const { id: sellerId } = requirePayee(viewer);
  const sellerOrders = await db.sellerOrder.findMany({
    where: {
      sellerId,
      releasedAt: null,
      status: { not: "cancelled" },
      order: { paidAt: { not: null } },
    },
    select: {
      id: true,
      orderId: true,
      subtotalCents: true,
      discountCents: true,
      deliveryCents: true,
      feeCents: true,
      refundedCents: true,
      refundedFeeCents: true,
      shippedAt: true,
      confirmedAt: true,
      parcels: { select: { tracking: true } },
      returns: {
        where: { status: { in: ["requested", "approved"] } },
        select: { id: true },
        take: 1,
      },
      order: { select: { paidAt: true, paymentStatus: true } },
      lines: {
        select: { productId: true, title: true, quantity: true, feeBasisPoints: true },
        orderBy: { id: "asc" },
      },
    },
    orderBy: { orderId: "desc" },
    take: MAX_PENDING_SALES,
  });
  const sales = sellerOrders.map((sellerOrder) => {
    const amountCents =
      sellerOrder.subtotalCents -
      sellerOrder.discountCents +
      sellerOrder.deliveryCents -
      sellerOrder.refundedCents;
    const feeCents = sellerOrder.feeCents - sellerOrder.refundedFeeCents;
    const isDisputed = sellerOrder.order.paymentStatus === "disputed";
    const isContested = isDisputed || sellerOrder.returns.length > 0;
    return {
      sellerOrderId: sellerOrder.id,
      orderId: sellerOrder.orderId,
      paidAt: (sellerOrder.order.paidAt ?? new Date(0)).toISOString(),
      items: sellerOrder.lines.map(toEntryItem),
      amountCents,
      feeCents,
      netCents: amountCents - feeCents,
      basisPoints: sellerOrder.lines[0]?.feeBasisPoints ?? null,
      availableAt: isContested ? null : (availableFrom(sellerOrder)?.toISOString() ?? null),
      isDisputed,
    };
  });
  return sales.filter(({ netCents }) => netCents !== 0);
}
