import "server-only";

import { DomainError } from "@/lib/core/errors";
import { allocate } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import type { LockedOrder, LockedSellerOrder } from "@/lib/orders/service/transition";
import { type RefundableLine, refundedLines } from "./rules";

type Units = { lineId: number; quantity: number };

/** Refunded units of a line with their amount in cents; `unsent` of them were not shipped. */
export type RefundedUnits = {
  line: RefundableLine & { productId: number; variantId: number | null };
  quantity: number;
  unsent: number;
  amountCents: number;
};

/** Returns the number of shipped units per line of a seller order. */
export async function countShippedUnits(
  tx: Tx,
  sellerOrderId: number,
): Promise<Map<number, number>> {
  const rows = await tx.parcelLine.groupBy({
    by: ["lineId"],
    where: { parcel: { sellerOrderId } },
    _sum: { quantity: true },
  });
  return new Map(rows.map(({ lineId, _sum }) => [lineId, _sum.quantity ?? 0]));
}

/** Returns the number of units of a line that are neither shipped nor refunded. */
function unsentOf(line: RefundableLine, shippedUnits: ReadonlyMap<number, number>) {
  return Math.max(0, line.quantity - line.refundedQuantity - (shippedUnits.get(line.id) ?? 0));
}

/**
 * Returns the units that a refund names; without any, all that are left.
 * @throws DomainError conflict (more than are left), notFound (no such line)
 */
export function unitsOf(
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  {
    lines,
    shippedUnits,
  }: { lines: Units[] | undefined; shippedUnits: ReadonlyMap<number, number> },
): RefundedUnits[] {
  const orderLines = order.lines.filter((line) => line.sellerOrderId === sellerOrder.id);
  const requestedUnits =
    lines ??
    orderLines.map((line) => ({
      lineId: line.id,
      quantity: line.quantity - line.refundedQuantity,
    }));
  return requestedUnits
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineId, quantity }) => {
      const line = orderLines.find(({ id }) => id === lineId);
      if (!line) throw new DomainError("notFound", "orderNotFound");
      if (line.refundedQuantity + quantity > line.quantity) {
        const count = line.quantity - line.refundedQuantity;
        throw new DomainError("conflict", "refundUnits", { count, title: line.title });
      }
      const unsent = Math.min(quantity, unsentOf(line, shippedUnits));
      return { line, quantity, unsent, amountCents: refundedLines(line, quantity) };
    });
}

/** Adds every unsent unit to a refund after which no amount of the seller order is left. */
export function withUnsent(
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  {
    selectedUnits,
    shippedUnits,
  }: { selectedUnits: RefundedUnits[]; shippedUnits: ReadonlyMap<number, number> },
): RefundedUnits[] {
  const orderLines = order.lines.filter((line) => line.sellerOrderId === sellerOrder.id);
  return orderLines.flatMap((line) => {
    const selection = selectedUnits.find((units) => units.line.id === line.id);
    const unsent = unsentOf(line, shippedUnits);
    const quantity = Math.max(selection?.quantity ?? 0, unsent);
    if (quantity === 0) return [];
    return [{ line, quantity, unsent, amountCents: refundedLines(line, quantity) }];
  });
}

/** Distributes an amount over lines. No line exceeds the amount paid for it; delivery belongs to no line. */
export function fitAmounts(units: RefundedUnits[], amountCents: number): RefundedUnits[] {
  const sum = units.reduce((total, lineUnits) => total + lineUnits.amountCents, 0);
  if (sum <= amountCents) return units;
  const shares = allocate(
    amountCents,
    units.map((lineUnits) => lineUnits.amountCents),
  );
  return units.map((lineUnits, index) => ({ ...lineUnits, amountCents: shares[index] ?? 0 }));
}
