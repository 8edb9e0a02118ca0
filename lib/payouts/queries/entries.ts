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

const partSelect = {
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
} satisfies Prisma.OrderPartSelect;

type Part = Prisma.OrderPartGetPayload<{ select: typeof partSelect }>;
type Sources = {
  parts: ReadonlyMap<number, Part>;
  payouts: ReadonlyMap<number, Payout>;
  /** Refunds that were taken from pending earnings, each with its entry: those before the sale became available. */
  pending: ReadonlyMap<number, number>;
};
type Told = Omit<LedgerLine, "id" | "at" | "ref" | "orderId" | "netCents">;

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
  const [parts, payouts, pending] = await Promise.all([
    db.orderPart.findMany({
      where: { sellerId, orderId: { in: ids("orderId") } },
      select: partSelect,
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
    parts: new Map(parts.map((part) => [part.orderId, part])),
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
    ...tell(entry, sources),
  }));
}

export const toEntryItem = ({ productId, title, quantity }: EntryItems): EntryItems => ({
  productId,
  title,
  quantity,
});

const NOTHING = { items: [], amountCents: null, feeCents: null, basisPoints: null, payout: null };

function tell(entry: Entry, { parts, payouts, pending }: Sources): Told {
  const kind = kindOf(entry.ref);
  const part = parts.get(entry.orderId ?? 0);
  if (kind === "sale" && part) return tellSale(entry, part, pending);
  if (kind === "refund" && part) return tellRefund(entry, part);
  const items = part?.lines.map(toEntryItem) ?? [];
  return { ...NOTHING, kind, items, payout: payouts.get(entry.payoutId ?? 0) ?? null };
}

/**
 * Returns a sale without the refunds deducted while it was pending. Only the ledger defines which those are and their
 * order; timestamps do not.
 */
function tellSale(entry: Entry, part: Part, pending: Sources["pending"]): Told {
  const refunded = part.refunds
    .filter(({ id }) => (pending.get(id) ?? Number.POSITIVE_INFINITY) < entry.id)
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  const charged = part.subtotalCents - part.discountCents + part.deliveryCents;
  const amountCents = charged - refunded;
  return {
    kind: "sale",
    items: part.lines.map(toEntryItem),
    amountCents,
    feeCents: amountCents + entry.amountCents,
    basisPoints: part.lines[0]?.feeBasisPoints ?? null,
    payout: null,
  };
}

function tellRefund(entry: Entry, part: Part): Told {
  const refund = part.refunds.find(({ id }) => entry.ref === `refund:${id}`);
  const returned = refund?.lines.map(({ quantity, line }) => toEntryItem({ ...line, quantity }));
  return {
    kind: "refund",
    items: returned ?? [],
    amountCents: refund ? -refund.amountCents : null,
    feeCents: refund ? -refund.feeCents : null,
    basisPoints: part.lines[0]?.feeBasisPoints ?? null,
    payout: null,
  };
}
