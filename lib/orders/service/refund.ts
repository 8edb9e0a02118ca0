import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { parseCents } from "@/lib/core/money";
import { type Tx, withTx } from "@/lib/db/client";
import { refundableOf } from "@/lib/orders/refunds/rules";
import { computeRefund, refundSellerOrder } from "@/lib/orders/refunds/service/refund-seller-order";
import type { RefundInput, RefundPreviewInput } from "@/lib/orders/schema";
import { closeShipping, lockSellerOrder } from "./fulfillment";
import type { LockedOrder, LockedSellerOrder } from "./transition";

/**
 * Refunds a whole seller order, some of its units or an amount, as its seller or as an admin with a reason. The form's
 * key makes a double submit one refund.
 * @throws DomainError notFound (not theirs), conflict (more than is left), invalid (the amount)
 */
export async function refundOrder(viewer: Viewer, input: RefundInput) {
  return withTx(async (tx) => {
    const { order, terms, isSent } = await lockForRefund(tx, viewer, input);
    const refund = await refundSellerOrder(tx, order, {
      ...terms,
      reason: input.reason,
      actorId: viewer.id,
      key: `form:${terms.sellerOrderId}:${input.key}`,
    });
    const actor = { actorId: viewer.id, reason: input.reason };
    if (isSent) await closeShipping(tx, order.id, terms.sellerOrderId, actor);
    return { amountCents: refund.amountCents };
  });
}

/**
 * Returns what `refundOrder` would refund, and the seller's share of it, in cents.
 * @throws DomainError as `refundOrder`
 */
export async function previewRefund(viewer: Viewer, input: RefundPreviewInput) {
  return withTx(async (tx) => {
    const { order, terms } = await lockForRefund(tx, viewer, input);
    const { amountCents, sellerCents } = await computeRefund(tx, order, terms);
    return { amountCents, sellerCents };
  });
}

/** Locks the order and returns the terms of the refund. @throws DomainError notFound, invalid (the amount) */
async function lockForRefund(tx: Tx, viewer: Viewer, input: RefundPreviewInput) {
  const amountCents = input.amount === undefined ? undefined : parseCents(input.amount);
  if (amountCents === null || amountCents === 0) throw new DomainError("invalid", "refundAmount");
  const { order, sellerOrder } = await lockSellerOrder(tx, viewer, input);
  const parcelCount = await tx.parcel.count({ where: { sellerOrderId: sellerOrder.id } });
  const isUnsent = sellerOrder.status === "paid" && parcelCount === 0;
  const terms = {
    sellerOrderId: sellerOrder.id,
    ...toRefundTerms(order, sellerOrder, { ...input, amountCents, isUnsent }),
  };
  return { order, terms, isSent: parcelCount > 0 };
}

type RefundRequest = Pick<RefundInput, "lines" | "isRestocked"> & {
  amountCents: number | undefined;
  /** Whether nothing of the seller order was shipped. */
  isUnsent: boolean;
};

/**
 * Returns the refund to write. An unsent seller order of which nothing is left is refunded in full, with delivery, and
 * cancelled. Unsent units return to stock, shipped ones if they came back.
 */
function toRefundTerms(order: LockedOrder, sellerOrder: LockedSellerOrder, request: RefundRequest) {
  const { lines, amountCents, isUnsent, isRestocked = false } = request;
  if (isWholeRemainder(order, sellerOrder, request)) {
    const kind = isUnsent ? ("cancellation" as const) : ("goodwill" as const);
    return { kind, isRestocked: isUnsent || isRestocked };
  }
  const kind = "goodwill" as const;
  if (amountCents !== undefined) return { kind, amountCents };
  return { kind, isRestocked: isUnsent || isRestocked, ...(lines ? { lines } : {}) };
}

function isWholeRemainder(
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  request: RefundRequest,
) {
  const { lines, amountCents, isUnsent } = request;
  if (!lines && amountCents === undefined) return true;
  return (
    isUnsent &&
    (amountCents === refundableOf(sellerOrder) || hasAllRemainingUnits(order, sellerOrder, lines))
  );
}

/** Whether these are all the remaining units of a seller order. */
function hasAllRemainingUnits(
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  lines: RefundInput["lines"] = [],
) {
  return order.lines
    .filter(({ sellerOrderId }) => sellerOrderId === sellerOrder.id)
    .every(
      ({ id, quantity, refundedQuantity }) =>
        lines
          .filter(({ lineId }) => lineId === id)
          .reduce((sum, line) => sum + line.quantity, 0) ===
        quantity - refundedQuantity,
    );
}
