import type { Prisma } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";

/** Columns of an order's disputes, ledger entries and log, for admins. */
export const orderLedgerSelect = {
  disputes: { orderBy: { id: "asc" } },
  ledgerEntries: {
    select: {
      id: true,
      ref: true,
      account: true,
      amountCents: true,
      createdAt: true,
      seller: { select: { username: true } },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
  changes: {
    select: {
      id: true,
      sellerOrderId: true,
      fromStatus: true,
      toStatus: true,
      reason: true,
      createdAt: true,
      actor: { select: { username: true } },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

export type OrderLedger = ReturnType<typeof toOrderLedger>;

/** Converts an order's ledger and log. `amountCents` of an entry is signed: debits are positive. */
export function toOrderLedger(row: Prisma.OrderGetPayload<{ select: typeof orderLedgerSelect }>) {
  return {
    disputes: row.disputes.map(({ id, amountCents, reason, status, createdAt, decidedAt }) => ({
      id,
      amount: toDecimal(amountCents),
      reason,
      status,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    entries: row.ledgerEntries.map(({ createdAt, seller, ...entry }) => ({
      ...entry,
      seller: seller?.username ?? null,
      createdAt: createdAt.toISOString(),
    })),
    changes: row.changes.map(({ createdAt, actor, ...change }) => ({
      ...change,
      actor: actor?.username ?? null,
      createdAt: createdAt.toISOString(),
    })),
  };
}
