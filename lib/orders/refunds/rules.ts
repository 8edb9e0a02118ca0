export type RefundableLine = {
  id: number;
  unitPriceCents: number;
  quantity: number;
  discountCents: number;
  refundedQuantity: number;
  refundedCents: number;
};

/** Returns the amount the buyer paid for a line, after its share of the promotion. Cents. */
function paidForLine(line: Pick<RefundableLine, "unitPriceCents" | "quantity" | "discountCents">) {
  return line.unitPriceCents * line.quantity - line.discountCents;
}

/**
 * Returns the refund for `units` more units of a line, in cents. The amount paid is spread over the units
 * cumulatively, so that all units together refund exactly what was paid.
 */
export function refundedLines(line: RefundableLine, units: number): number {
  const paidCents = paidForLine(line);
  const upTo = (count: number) => Math.round((paidCents * count) / line.quantity);
  const fair = upTo(line.refundedQuantity + units) - upTo(line.refundedQuantity);
  return Math.max(0, Math.min(fair, paidCents - line.refundedCents));
}

type LineAfterReturn = {
  unitPriceCents: number;
  quantity: number;
  discountCents: number;
  remainingQuantity: number;
  listPriceCents: number | null;
  tierMinQuantity: number | null;
};

/**
 * Returns the extra price, in cents, of the units a buyer keeps without the minimum they no longer meet: the share of a
 * code's discount once they are worth less than its minimum order, and the difference to the list price once they are
 * fewer than the wholesale tier's minimum.
 */
export function withheldOf(lines: LineAfterReturn[], minOrderCents: number): number {
  const worth = lines.reduce((sum, line) => sum + line.unitPriceCents * line.remainingQuantity, 0);
  const isBelow = worth < minOrderCents;
  return lines.reduce((sum, line) => {
    const discount = Math.round((line.discountCents * line.remainingQuantity) / line.quantity);
    const isFew = line.tierMinQuantity !== null && line.remainingQuantity < line.tierMinQuantity;
    const more = (line.listPriceCents ?? line.unitPriceCents) - line.unitPriceCents;
    return (
      sum + (isBelow ? discount : 0) + (isFew ? Math.max(0, more) * line.remainingQuantity : 0)
    );
  }, 0);
}

type RefundableSellerOrder = {
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  refundedCents: number;
};

/** Returns the amount of a seller order that can still be refunded, in cents. */
export function refundableOf(sellerOrder: RefundableSellerOrder): number {
  return (
    sellerOrder.subtotalCents -
    sellerOrder.discountCents +
    sellerOrder.deliveryCents -
    sellerOrder.refundedCents
  );
}

/** Days from delivery in which a return may be requested (specification C, "Returns"). */
export const RETURN_DAYS = 30;

/** Hours from delivery in which damage may be claimed (decisions.md, "Cart and checkout"). */
const DAMAGE_HOURS = 48;

/** Minutes from ordering in which the buyer may cancel, while no seller has begun (decisions.md). */
const CANCEL_MINUTES = 60;

const HOUR_MS = 60 * 60 * 1000;

type CancellableSellerOrder = { status: string; packedAt: Date | string | null };

/** Returns the end of the time in which the buyer may cancel an order, in ms since the epoch. */
export function cancelUntil(createdAt: Date | string): number {
  return new Date(createdAt).getTime() + CANCEL_MINUTES * 60_000;
}

/** Whether the buyer may cancel a paid order now: within the hour, while no seller has begun. */
export function canCancel(
  order: { createdAt: Date | string; sellerOrders: CancellableSellerOrder[] },
  now: number,
): boolean {
  const live = order.sellerOrders.filter((sellerOrder) => sellerOrder.status !== "cancelled");
  const isUntouched = live.every(
    (sellerOrder) => sellerOrder.status === "paid" && !sellerOrder.packedAt,
  );
  return live.length > 0 && isUntouched && now < cancelUntil(order.createdAt);
}

/** Returns the end of the period for a return or damage claim, in ms since the epoch. */
export function claimUntil(kind: "return" | "damage", deliveredAt: Date | string): number {
  const hours = kind === "return" ? RETURN_DAYS * 24 : DAMAGE_HOURS;
  return new Date(deliveredAt).getTime() + hours * HOUR_MS;
}
