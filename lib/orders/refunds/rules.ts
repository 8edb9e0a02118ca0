export type RefundableLine = {
  id: number;
  unitPriceCents: number;
  quantity: number;
  discountCents: number;
  refundedQuantity: number;
  refundedCents: number;
};

/** What the buyer paid for a line, after its share of the promotion. Cents. */
function paidForLine(line: Pick<RefundableLine, "unitPriceCents" | "quantity" | "discountCents">) {
  return line.unitPriceCents * line.quantity - line.discountCents;
}

/**
 * What giving `pieces` more of a line back comes to: its paid amount is spread over its pieces cumulatively,
 * so that all pieces together give back exactly what was paid. Cents.
 */
export function refundedLines(line: RefundableLine, pieces: number): number {
  const paid = paidForLine(line);
  const upTo = (count: number) => Math.round((paid * count) / line.quantity);
  const fair = upTo(line.refundedQuantity + pieces) - upTo(line.refundedQuantity);
  return Math.max(0, Math.min(fair, paid - line.refundedCents));
}

type KeptLine = {
  unitPriceCents: number;
  quantity: number;
  discountCents: number;
  keptQuantity: number;
  listPriceCents: number | null;
  tierMinQuantity: number | null;
};

/**
 * What the units that a buyer keeps would have cost more without the minimum they no longer meet: the share of a code's
 * discount once they are worth less than its minimum order, and the difference to the list price once they are fewer than
 * the wholesale tier's minimum. Cents.
 */
export function withheldOf(lines: KeptLine[], minOrderCents: number): number {
  const worth = lines.reduce((sum, line) => sum + line.unitPriceCents * line.keptQuantity, 0);
  const isBelow = worth < minOrderCents;
  return lines.reduce((sum, line) => {
    const discount = Math.round((line.discountCents * line.keptQuantity) / line.quantity);
    const isFew = line.tierMinQuantity !== null && line.keptQuantity < line.tierMinQuantity;
    const more = (line.listPriceCents ?? line.unitPriceCents) - line.unitPriceCents;
    return sum + (isBelow ? discount : 0) + (isFew ? Math.max(0, more) * line.keptQuantity : 0);
  }, 0);
}

type RefundablePart = {
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  refundedCents: number;
};

/** What can still be given back of a part. Cents. */
export function refundableOf(part: RefundablePart): number {
  return part.subtotalCents - part.discountCents + part.deliveryCents - part.refundedCents;
}

/** Days from delivery in which a return may be asked for (specification C, "Returns"). */
export const RETURN_DAYS = 30;

/** Hours from delivery in which damage may be claimed (decisions.md, "Cart and checkout"). */
const DAMAGE_HOURS = 48;

/** The time from ordering in which the buyer may cancel, while no seller has begun (decisions.md). */
const CANCEL_MINUTES = 60;

const HOUR_MS = 60 * 60 * 1000;

type CancellablePart = { status: string; packedAt: Date | string | null };

/** Until when an order may be cancelled by its buyer. ms since the epoch. */
export function cancelUntil(createdAt: Date | string): number {
  return new Date(createdAt).getTime() + CANCEL_MINUTES * 60_000;
}

/** Whether its buyer may cancel a paid order now: within the hour, while no seller has begun. */
export function canCancel(
  order: { createdAt: Date | string; parts: CancellablePart[] },
  now: number,
): boolean {
  const live = order.parts.filter((part) => part.status !== "cancelled");
  const isUntouched = live.every((part) => part.status === "paid" && !part.packedAt);
  return live.length > 0 && isUntouched && now < cancelUntil(order.createdAt);
}

/** Until when something delivered then may be returned, or claimed as damaged. ms since the epoch. */
export function claimUntil(kind: "return" | "damage", deliveredAt: Date | string): number {
  const hours = kind === "return" ? RETURN_DAYS * 24 : DAMAGE_HOURS;
  return new Date(deliveredAt).getTime() + hours * HOUR_MS;
}
