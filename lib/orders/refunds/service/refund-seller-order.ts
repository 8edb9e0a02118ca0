import "server-only";

import type { RefundKind } from "@/generated/prisma/enums";
import { writeAudit } from "@/lib/audit/service";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { splitRefund } from "@/lib/ledger/rules";
import { refundableOf } from "@/lib/orders/refunds/rules";
import {
  countShippedUnits,
  fitAmounts,
  type RefundedUnits,
  unitsOf,
  withUnsent,
} from "@/lib/orders/refunds/units";
import { closeShipping } from "@/lib/orders/service/fulfillment";
import type { LockedOrder, LockedSellerOrder } from "@/lib/orders/service/transition";
import { withholdingOf } from "./minimum";
import { writeRefund } from "./write-refund";

export type RefundInput = {
  sellerOrderId: number;
  kind: RefundKind;
  reason: string;
  /** Null for the system. */
  actorId: number | null;
  /** Idempotency key. */
  key: string;
  /** Units to refund; without lines and amount, the whole rest of the seller order. */
  lines?: { lineId: number; quantity: number }[];
  /** Amount in addition to the units, in cents. */
  amountCents?: number;
  /** Whether shipped units return to stock; unsent ones always do. */
  isRestocked?: boolean;
  /** Whether the bank or the provider has already returned the money, so that none is sent. */
  isPaidExternally?: boolean;
  /** Whether the refund is put on hold and sent with the order's other held refunds, even during disputes. */
  isHeld?: boolean;
  /** The provider's id of a refund that was made there by hand. */
  providerRefundId?: string;
};

/** Terms that determine the amount of a refund. */
type RefundTerms = Pick<RefundInput, "sellerOrderId" | "kind" | "lines" | "amountCents" | "isHeld">;

/** Kinds of refunds whose money has already been paid out. */
const PAID_KINDS: readonly RefundKind[] = ["dispute", "provider"];

/** Whether a refund is recorded even during a dispute: nothing is sent for it, or not yet. */
const isAllowedInDispute = ({ kind, isHeld }: RefundTerms) =>
  isHeld === true || PAID_KINDS.includes(kind);

/**
 * Refunds money of one seller order: rows, both shares in the ledger, stock, the request to the provider and the
 * notifications, in one transaction. The caller holds the order's lock and has checked permissions.
 * @throws DomainError conflict (disputed; nothing, or less than requested, is left), notFound (no such seller order or
 *   line)
 */
export async function refundSellerOrder(tx: Tx, order: LockedOrder, input: RefundInput) {
  const existing = await tx.refund.findUnique({ where: { key: input.key } });
  if (existing) return existing;

  const { sellerOrder, shippedUnits, selectedUnits, withheldCents, ...shares } =
    await computeRefund(tx, order, input);
  const { amountCents } = shares;

  // Once the whole amount is refunded, the seller's unsent units are no longer sold.
  const isLastRefund = amountCents === refundableOf(sellerOrder) && sellerOrder.status === "paid";
  const units = isLastRefund
    ? withUnsent(order, sellerOrder, { selectedUnits, shippedUnits })
    : selectedUnits;
  const refund = await writeRefund(tx, order, sellerOrder, {
    input,
    units: fitAmounts(units, amountCents),
    ...shares,
    withheldCents,
    isCancelled: isLastRefund && shippedUnits.size === 0,
  });
  await writeAudit(tx, {
    actorId: input.actorId,
    action: "order.refunded",
    subjectType: "order",
    subjectId: order.id,
    after: { refundId: refund.id, sellerOrderId: sellerOrder.id, kind: input.kind, amountCents },
  });
  if (isLastRefund && shippedUnits.size > 0) {
    await closeShipping(tx, order.id, sellerOrder.id, {
      actorId: input.actorId,
      reason: input.reason,
    });
  }
  return refund;
}

/**
 * Returns units and amounts of a refund and writes nothing: `sellerCents` and `feeCents` are the two shares of it. Cents.
 * @throws DomainError as `refundSellerOrder`
 */
export async function computeRefund(tx: Tx, order: LockedOrder, terms: RefundTerms) {
  const sellerOrder = order.sellerOrders.find(({ id }) => id === terms.sellerOrderId);
  if (!sellerOrder || !order.paidAt) throw new DomainError("notFound", "orderNotFound");
  if (!isAllowedInDispute(terms)) await requireUndisputed(tx, order.id);
  const shippedUnits = await countShippedUnits(tx, sellerOrder.id);
  const selectedUnits =
    terms.amountCents === undefined
      ? unitsOf(order, sellerOrder, { lines: terms.lines, shippedUnits })
      : [];
  const amounts = await computeAmounts(tx, order, { sellerOrder, selectedUnits, terms });
  const basisPoints =
    order.lines.find((line) => line.sellerOrderId === sellerOrder.id)?.feeBasisPoints ?? 0;
  return {
    sellerOrder,
    shippedUnits,
    selectedUnits,
    ...amounts,
    ...splitRefund(sellerOrder, amounts.amountCents, basisPoints),
  };
}

type AmountInput = {
  sellerOrder: LockedSellerOrder;
  selectedUnits: RefundedUnits[];
  terms: RefundTerms;
};

/** Returns the refunded amount and the amount withheld because the rest no longer meets a minimum. Cents. */
async function computeAmounts(
  tx: Tx,
  order: LockedOrder,
  { sellerOrder, selectedUnits, terms }: AmountInput,
) {
  const refundableCents = refundableOf(sellerOrder);
  const valueCents = selectedValue(refundableCents, selectedUnits, terms);
  const reductionCents =
    terms.kind === "return" ? await withholdingOf(tx, order, sellerOrder, selectedUnits) : 0;
  const amountCents =
    reductionCents < 0
      ? Math.min(refundableCents, valueCents - reductionCents)
      : valueCents - reductionCents;
  if (!isFreeCancellation(sellerOrder, refundableCents, terms))
    requireRefundable(amountCents, refundableCents);
  return { amountCents, withheldCents: valueCents - amountCents };
}

/** Whether a cancellation returns units and no money, because a code reduced the seller order to zero. */
function isFreeCancellation(
  sellerOrder: LockedSellerOrder,
  refundableCents: number,
  { kind }: RefundTerms,
) {
  return kind === "cancellation" && refundableCents === 0 && sellerOrder.status === "paid";
}

/**
 * Requires that no dispute of the order is open or lost: the bank or the buyer has that money.
 * @throws DomainError conflict
 */
async function requireUndisputed(tx: Tx, orderId: number) {
  const disputes = await tx.dispute.findMany({
    where: { orderId, status: { in: ["open", "lost"] } },
    select: { status: true },
  });
  if (disputes.length === 0) return;
  const isOpen = disputes.some(({ status }) => status === "open");
  throw new DomainError("conflict", isOpen ? "refundDisputed" : "refundDisputeLost");
}

function requireRefundable(amountCents: number, refundableCents: number) {
  if (refundableCents <= 0) throw new DomainError("conflict", "refundNothingLeft");
  if (amountCents <= 0) throw new DomainError("conflict", "refundBelowMinimum");
  if (amountCents > refundableCents) {
    throw new DomainError("conflict", "refundLeft", { amount: formatMoney(refundableCents) });
  }
}

function selectedValue(
  refundableCents: number,
  selectedUnits: RefundedUnits[],
  terms: RefundTerms,
) {
  if (terms.amountCents !== undefined) return terms.amountCents;
  if (!terms.lines) return refundableCents;
  // An amount that was refunded before may leave less than the units cost.
  return Math.min(
    refundableCents,
    selectedUnits.reduce((sum, units) => sum + units.amountCents, 0),
  );
}
