import "server-only";

import type { RefundKind } from "@/generated/prisma/enums";
import { writeAudit } from "@/lib/audit/service";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { splitRefund } from "@/lib/ledger/rules";
import { refundableOf } from "@/lib/orders/refunds/rules";
import {
  fitAmounts,
  type RefundedUnits,
  sentUnits,
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
  isSettled?: boolean;
  /** Whether the refund is put on hold and sent with the order's other held refunds, even during disputes. */
  isHeld?: boolean;
  /** The provider's id of a refund that was made there by hand. */
  providerRefundId?: string;
};

/** Terms that determine the amount of a refund. */
type RefundTerms = Pick<RefundInput, "sellerOrderId" | "kind" | "lines" | "amountCents" | "isHeld">;

/** Kinds of refunds whose money has already been paid out. */
const FACTS: readonly RefundKind[] = ["dispute", "provider"];

/** Whether a refund is recorded even during a dispute: nothing is sent for it, or not yet. */
const isSafe = ({ kind, isHeld }: RefundTerms) => isHeld === true || FACTS.includes(kind);

/**
 * Refunds money of one seller order: rows, both shares in the ledger, stock, the request to the provider and the
 * notifications, in one transaction. The caller holds the order's lock and has checked permissions.
 * @throws DomainError conflict (disputed; nothing, or less than asked for, is left), notFound (no such seller order or
 *   line)
 */
export async function refundSellerOrder(tx: Tx, order: LockedOrder, wish: RefundInput) {
  const known = await tx.refund.findUnique({ where: { key: wish.key } });
  if (known) return known;

  const { sellerOrder, sent, named, withheldCents, ...shares } = await computeRefund(
    tx,
    order,
    wish,
  );
  const { amountCents } = shares;

  // Once the whole amount is refunded, the seller's unsent units are no longer sold.
  const isEnd = amountCents === refundableOf(sellerOrder) && sellerOrder.status === "paid";
  const given = isEnd ? withUnsent(order, sellerOrder, { given: named, sent }) : named;
  const refund = await writeRefund(tx, order, sellerOrder, {
    wish,
    given: fitAmounts(given, amountCents),
    ...shares,
    withheldCents,
    isCancelled: isEnd && sent.size === 0,
  });
  await writeAudit(tx, {
    actorId: wish.actorId,
    action: "order.refunded",
    subjectType: "order",
    subjectId: order.id,
    after: { refundId: refund.id, sellerOrderId: sellerOrder.id, kind: wish.kind, amountCents },
  });
  if (isEnd && sent.size > 0) {
    await closeShipping(tx, order.id, sellerOrder.id, {
      actorId: wish.actorId,
      reason: wish.reason,
    });
  }
  return refund;
}

/**
 * Returns units and amounts of a refund and writes nothing: `sellerCents` and `feeCents` are the two shares of it. Cents.
 * @throws DomainError as `refundPart`
 */
export async function computeRefund(tx: Tx, order: LockedOrder, wish: RefundTerms) {
  const sellerOrder = order.sellerOrders.find(({ id }) => id === wish.sellerOrderId);
  if (!sellerOrder || !order.paidAt) throw new DomainError("notFound", "orderNotFound");
  if (!isSafe(wish)) await requireUndisputed(tx, order.id);
  const sent = await sentUnits(tx, sellerOrder.id);
  const named =
    wish.amountCents === undefined ? unitsOf(order, sellerOrder, { ...pick(wish), sent }) : [];
  const amounts = await amountsOf(tx, order, { sellerOrder, named, wish });
  const basisPoints =
    order.lines.find((line) => line.sellerOrderId === sellerOrder.id)?.feeBasisPoints ?? 0;
  return {
    sellerOrder,
    sent,
    named,
    ...amounts,
    ...splitRefund(sellerOrder, amounts.amountCents, basisPoints),
  };
}

type Asked = { sellerOrder: LockedSellerOrder; named: RefundedUnits[]; wish: RefundTerms };

/** Returns the refunded amount and the amount withheld because the rest no longer meets a minimum. Cents. */
async function amountsOf(tx: Tx, order: LockedOrder, { sellerOrder, named, wish }: Asked) {
  const left = refundableOf(sellerOrder);
  const worth = amountOf(left, named, wish);
  const due = wish.kind === "return" ? await withholdingOf(tx, order, sellerOrder, named) : 0;
  const amountCents = due < 0 ? Math.min(left, worth - due) : worth - due;
  if (!isFreeCancellation(sellerOrder, left, wish)) requireLeft(amountCents, left);
  return { amountCents, withheldCents: worth - amountCents };
}

/** Whether a cancellation returns units and no money, because a code reduced the seller order to zero. */
function isFreeCancellation(sellerOrder: LockedSellerOrder, left: number, { kind }: RefundTerms) {
  return kind === "cancellation" && left === 0 && sellerOrder.status === "paid";
}

const pick = ({ lines }: RefundTerms) => ({ lines });

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

function requireLeft(amountCents: number, left: number) {
  if (left <= 0) throw new DomainError("conflict", "refundNothingLeft");
  if (amountCents <= 0) throw new DomainError("conflict", "refundBelowMinimum");
  if (amountCents > left) {
    throw new DomainError("conflict", "refundLeft", { amount: formatMoney(left) });
  }
}

function amountOf(left: number, named: RefundedUnits[], wish: RefundTerms) {
  if (wish.amountCents !== undefined) return wish.amountCents;
  if (!wish.lines) return left;
  // An amount that was refunded before may leave less than the units cost.
  return Math.min(
    left,
    named.reduce((sum, one) => sum + one.amountCents, 0),
  );
}
