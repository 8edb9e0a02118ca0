import type { Prisma } from "@/generated/prisma/client";
import { startOfDay } from "@/lib/core/business-calendar";
import { toDecimal } from "@/lib/core/money";
import type { PayoutState } from "./state-rules";

export const accountSelect = {
  kind: true,
  holderName: true,
  bankName: true,
  last4: true,
  accountType: true,
  network: true,
  phoneNumber: true,
  payableFrom: true,
} satisfies Prisma.PayoutAccountSelect;

export const payoutSelect = {
  id: true,
  kind: true,
  period: true,
  amountCents: true,
  status: true,
  destination: true,
  failureReason: true,
  createdAt: true,
  decidedAt: true,
} satisfies Prisma.PayoutSelect;

type AccountRow = Prisma.PayoutAccountGetPayload<{ select: typeof accountSelect }>;
type PayoutRow = Prisma.PayoutGetPayload<{ select: typeof payoutSelect }>;

/** Payout account for its seller, with only the last four digits of the bank's numbers. */
export type PayoutAccount = AccountRow;

/** One Friday's payout for its seller. Cents; `friday` is a date, the times are ISO 8601. */
export type Payout = ReturnType<typeof toPayout>;

export function toPayout({ period, createdAt, decidedAt, ...payout }: PayoutRow) {
  return {
    ...payout,
    friday: period.toISOString().slice(0, 10),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Summary of a seller's payout page. Cents. */
export type PayoutOverview = {
  availableCents: number;
  pendingCents: number;
  state: PayoutState;
  account: PayoutAccount | null;
  payouts: Payout[];
};

/** Names of the states in the API. */
const API_STATES = {
  held: "paused",
  unconnected: "waiting",
  failed: "failed",
  waiting: "waiting",
  scheduled: "scheduled",
} as const satisfies Record<PayoutState["kind"], string>;

/**
 * Converts the overview for GET /api/seller/payout-info: amounts as decimal strings, times ISO 8601 (contract.md,
 * "Conventions").
 */
export function toPayoutInfo({ account, payouts, state, ...overview }: PayoutOverview) {
  return {
    isConnected: account !== null,
    pendingBalance: toDecimal(overview.pendingCents),
    availableBalance: toDecimal(overview.availableCents),
    nextPayoutDate: state.date && startOfDay(state.date).toISOString(),
    payoutState: API_STATES[state.kind],
    payoutsPausedReason: state.kind === "held" ? state.message : null,
    bankAccount: account?.kind === "bank" ? toBank(account) : null,
    recentPayouts: payouts.map(({ id, amountCents, status, createdAt, destination }) => ({
      id,
      amount: toDecimal(amountCents),
      status,
      date: createdAt,
      description: destination,
    })),
  };
}

function toBank({ bankName, last4, accountType }: AccountRow) {
  return { bankName, last4, accountType };
}

/** Line of a seller's ledger. Cents, as changes of the amount owed to the seller. */
export type LedgerLine = {
  id: number;
  at: string;
  /** "hold": earnings held during a dispute. "returned": a payout that its bank sent back. */
  kind: "sale" | "refund" | "hold" | "payout" | "returned";
  ref: string;
  orderId: number | null;
  items: EntryItems[];
  /** Amount the buyer paid or was refunded, and our fee on it; null for other kinds. */
  amountCents: number | null;
  feeCents: number | null;
  netCents: number;
  /** Fee rate in basis points. */
  basisPoints: number | null;
  payout: Payout | null;
};

export type EntryItems = { productId: number; title: string; quantity: number };

/** Sale with pending earnings. Cents. */
export type PendingSale = {
  sellerOrderId: number;
  orderId: number;
  paidAt: string;
  items: EntryItems[];
  amountCents: number;
  feeCents: number;
  netCents: number;
  basisPoints: number | null;
  /** Time of the release; null while it waits for the parcel or for the bank. */
  availableAt: string | null;
  isDisputed: boolean;
};
