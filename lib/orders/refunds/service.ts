import "server-only";

import type { RefundKind } from "@/generated/prisma/enums";
import { writeAudit } from "@/lib/audit/service";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { closeShipping } from "@/lib/orders/service/fulfillment";
import type { LockedOrder, LockedPart } from "@/lib/orders/service/transition";
import { withholdingOf } from "./minimum";
import { refundableOf } from "./rules";
import { fitAmounts, type RefundedUnits, sentUnits, unitsOf, withUnsent } from "./units";
import { writeRefund } from "./write";

export type RefundInput = {
  partId: number;
  kind: RefundKind;
  reason: string;
  /** Null: the system. */
  actorId: number | null;
  /** The same key again is the same refund. */
  key: string;
  /** These units; with neither lines nor an amount, all that is left of the part. */
  lines?: { lineId: number; quantity: number }[];
  /** An amount beside the goods, in cents. */
  amountCents?: number;
  /** Whether sent units are for sale again; unsent ones always are. */
  isRestocked?: boolean;
  /** The bank or the provider already gave it back: nothing is to be sent. */
  isSettled?: boolean;
  /** Sent with the order's other refunds on hold, whatever disputes it has. */
  isHeld?: boolean;
  /** The provider's id of a refund that was made there by hand. */
  providerRefundId?: string;
};

/** Kinds that record a fact: the money has left already. */
const FACTS: readonly RefundKind[] = ["dispute", "provider"];

/** Whether a refund is booked whatever disputes its order has: nothing is sent of it, or not yet. */
const isSafe = ({ kind, isHeld }: RefundInput) => isHeld === true || FACTS.includes(kind);

/**
 * Refunds money of one seller's part: rows, both shares in the ledger, stock, the order to the provider and the
 * notifications, all or nothing. The caller holds the order's lock and has checked who asks.
 * @throws DomainError conflict (disputed; nothing, or less than asked for, is left), notFound (no such part or line)
 */
export async function refundPart(tx: Tx, order: LockedOrder, wish: RefundInput) {
  const known = await tx.refund.findUnique({ where: { key: wish.key } });
  if (known) return known;

  const part = order.parts.find(({ id }) => id === wish.partId);
  if (!part || !order.paidAt) throw new DomainError("notFound", "orderNotFound");
  if (!isSafe(wish)) await requireUndisputed(tx, order.id);
  const sent = await sentUnits(tx, part.id);
  const named = wish.amountCents === undefined ? unitsOf(order, part, { ...pick(wish), sent }) : [];
  const { amountCents, withheldCents } = await amountsOf(tx, order, { part, named, wish });

  // With the last cent, whatever the seller still has of the part is no longer sold.
  const isEnd = amountCents === refundableOf(part) && part.status === "paid";
  const given = isEnd ? withUnsent(order, part, { given: named, sent }) : named;
  const refund = await writeRefund(tx, order, part, {
    wish,
    given: fitAmounts(given, amountCents),
    amountCents,
    withheldCents,
    isCancelled: isEnd && sent.size === 0,
  });
  await writeAudit(tx, {
    actorId: wish.actorId,
    action: "order.refunded",
    subjectType: "order",
    subjectId: order.id,
    after: { refundId: refund.id, partId: part.id, kind: wish.kind, amountCents },
  });
  if (isEnd && sent.size > 0) {
    await closeShipping(tx, order.id, part.id, { actorId: wish.actorId, reason: wish.reason });
  }
  return refund;
}

type Asked = { part: LockedPart; named: RefundedUnits[]; wish: RefundInput };

/** Refunded amount, and the amount withheld because the rest no longer meets a minimum. Cents. */
async function amountsOf(tx: Tx, order: LockedOrder, { part, named, wish }: Asked) {
  const left = refundableOf(part);
  const worth = amountOf(left, named, wish);
  const due = wish.kind === "return" ? await withholdingOf(tx, order, part, named) : 0;
  const amountCents = due < 0 ? Math.min(left, worth - due) : worth - due;
  if (!isFreeCancellation(part, left, wish)) requireLeft(amountCents, left);
  return { amountCents, withheldCents: worth - amountCents };
}

/** A code may leave nothing to pay for a seller's goods: cancelling them gives back units and no money. */
function isFreeCancellation(part: LockedPart, left: number, { kind }: RefundInput) {
  return kind === "cancellation" && left === 0 && part.status === "paid";
}

const pick = ({ lines }: RefundInput) => ({ lines });

/**
 * While the bank holds the money of a dispute, and after it gave it to the buyer, nothing else may be given back.
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

function amountOf(left: number, named: RefundedUnits[], wish: RefundInput) {
  if (wish.amountCents !== undefined) return wish.amountCents;
  if (!wish.lines) return left;
  // An amount that was refunded before may leave less than the units cost.
  return Math.min(
    left,
    named.reduce((sum, one) => sum + one.amountCents, 0),
  );
}
