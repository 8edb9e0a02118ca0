import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db/client";
import {
  type EntryItems,
  type LedgerLine,
  type Payout,
  payoutSelect,
  toPayout,
} from "@/lib/payouts/dto";

export const entrySelect = {
  id: true,
  ref: true,
  orderId: true,
  payoutId: true,
  amountCents: true,
  createdAt: true,
} satisfies Prisma.LedgerEntrySelect;

export type Entry = Prisma.LedgerEntryGetPayload<{ select: typeof entrySelect }>;

const sellerOrderSelect = {
  orderId: true,
  subtotalCents: true,
  discountCents: true,
  deliveryCents: true,
  lines: {
    select: { productId: true, title: true, quantity: true, feeBasisPoints: true },
    orderBy: { id: "asc" },
  },
  refunds: {
    select: {
      id: true,
      amountCents: true,
      feeCents: true,
      lines: { select: { quantity: true, line: { select: { productId: true, title: true } } } },
    },
  },
} satisfies Prisma.SellerOrderSelect;

type SellerOrder = Prisma.SellerOrderGetPayload<{ select: typeof sellerOrderSelect }>;
type Sources = {
  sellerOrders: ReadonlyMap<number, SellerOrder>;
  payouts: ReadonlyMap<number, Payout>;
  /** Refunds that were taken from pending earnings, each with its entry: those before the sale became available. */
  pending: ReadonlyMap<number, number>;
};
type EntryDetail = Omit<LedgerLine, "id" | "at" | "ref" | "orderId" | "netCents">;

const KINDS: [RegExp, LedgerLine["kind"]][] = [
  [/^part:/, "sale"],
  [/^refund:/, "refund"],
  [/^(dispute|return):/, "hold"],
  [/:(failed|returned)$/, "returned"],
];

const kindOf = (ref: string) => KINDS.find(([pattern]) => pattern.test(ref))?.[1] ?? "payout";

/** Returns the lines of a seller's entries, in the same order: subject, amount and our fee. */
export async function describeEntries(sellerId: number, entries: Entry[]): Promise<LedgerLine[]> {
  const ids = (of: "orderId" | "payoutId") => [
    ...new Set(entries.flatMap((entry) => entry[of] ?? [])),
  ];
  const [sellerOrders, payouts, pending] = await Promise.all([
    db.sellerOrder.findMany({
      where: { sellerId, orderId: { in: ids("orderId") } },
      select: sellerOrderSelect,
    }),
    db.payout.findMany({ where: { sellerId, id: { in: ids("payoutId") } }, select: payoutSelect }),
    db.ledgerEntry.findMany({
      where: {
        sellerId,
        orderId: { in: ids("orderId") },
        account: "seller_pending",
        ref: { startsWith: "refund:" },
      },
      select: { id: true, ref: true },
    }),
  ]);
  const sources = {
    sellerOrders: new Map(sellerOrders.map((sellerOrder) => [sellerOrder.orderId, sellerOrder])),
    payouts: new Map(payouts.map((payout) => [payout.id, toPayout(payout)])),
    pending: new Map(pending.map(({ id, ref }) => [Number(ref.split(":")[1]), id])),
  };
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.createdAt.toISOString(),
    ref: entry.ref,
    orderId: entry.orderId,
    // Debits are positive in the ledger; the amount owed to a seller is a credit.
    netCents: -entry.amountCents,
    ...describe(entry, sources),
  }));
}

export const toEntryItem = ({ productId, title, quantity }: EntryItems): EntryItems => ({
  productId,
  title,
  quantity,
});

const NOTHING = { items: [], amountCents: null, feeCents: null, basisPoints: null, payout: null };

function describe(entry: Entry, { sellerOrders, payouts, pending }: Sources): EntryDetail {
  const kind = kindOf(entry.ref);
  const sellerOrder = sellerOrders.get(entry.orderId ?? 0);
  if (kind === "sale" && sellerOrder) return describeSale(entry, sellerOrder, pending);
  if (kind === "refund" && sellerOrder) return describeRefund(entry, sellerOrder);
  const items = sellerOrder?.lines.map(toEntryItem) ?? [];
  return { ...NOTHING, kind, items, payout: payouts.get(entry.payoutId ?? 0) ?? null };
}

/**
 * Returns a sale without the refunds deducted while it was pending. Only the ledger defines which those are and their
 * order; timestamps do not.
 */
function describeSale(
  entry: Entry,
  sellerOrder: SellerOrder,
  pending: Sources["pending"],
): EntryDetail {
  const refundedQuantity = sellerOrder.refunds
    .filter(({ id }) => (pending.get(id) ?? Number.POSITIVE_INFINITY) < entry.id)
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  const chargedCents =
    sellerOrder.subtotalCents - sellerOrder.discountCents + sellerOrder.deliveryCents;
  const amountCents = chargedCents - refundedQuantity;
  return {
    kind: "sale",
    items: sellerOrder.lines.map(toEntryItem),
    amountCents,
    feeCents: amountCents + entry.amountCents,
    basisPoints: sellerOrder.lines[0]?.feeBasisPoints ?? null,
    payout: null,
  };
}

function describeRefund(entry: Entry, sellerOrder: SellerOrder): EntryDetail {
  const refund = sellerOrder.refunds.find(({ id }) => entry.ref === `refund:${id}`);
  const returnedItems = refund?.lines.map(({ quantity, line }) =>
    toEntryItem({ ...line, quantity }),
  );
  return {
    kind: "refund",
    items: returnedItems ?? [],
    amountCents: refund ? -refund.amountCents : null,
    feeCents: refund ? -refund.feeCents : null,
    basisPoints: sellerOrder.lines[0]?.feeBasisPoints ?? null,
    payout: null,
  };
}
