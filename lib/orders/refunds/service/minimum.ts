import "server-only";

import type { Tx } from "@/lib/db/client";
import { withheldOf } from "@/lib/orders/refunds/rules";
import type { RefundedUnits } from "@/lib/orders/refunds/units";
import type { LockedOrder, LockedSellerOrder } from "@/lib/orders/service/transition";

/**
 * Returns the reduction of a return because the remaining units no longer meet a minimum: of the code's order, or of a
 * wholesale tier. Negative where an earlier reduction is owed again because those units come back too. Cents.
 */
export async function withholdingOf(
  tx: Tx,
  order: LockedOrder,
  sellerOrder: LockedSellerOrder,
  units: RefundedUnits[],
): Promise<number> {
  const lines = order.lines.filter((line) => line.sellerOrderId === sellerOrder.id);
  const remainingLines = lines.map((line) => {
    const returnedQuantity =
      units.find((lineUnits) => lineUnits.line.id === line.id)?.quantity ?? 0;
    return { ...line, remainingQuantity: line.quantity - line.refundedQuantity - returnedQuantity };
  });
  const minOrderCents = await minimumOf(tx, order, sellerOrder);
  const before = await tx.refund.aggregate({
    where: { sellerOrderId: sellerOrder.id, status: { not: "reversed" } },
    _sum: { withheldCents: true },
  });
  const due = withheldOf(remainingLines, minOrderCents) - (before._sum?.withheldCents ?? 0);
  // The reduction is at most the value of this return.
  return Math.min(
    due,
    units.reduce((sum, lineUnits) => sum + lineUnits.amountCents, 0),
  );
}

/** Returns the minimum order of the code used with this seller order, in cents; 0 without a code. */
async function minimumOf(tx: Tx, { promotionUse }: LockedOrder, sellerOrder: LockedSellerOrder) {
  if (!promotionUse || sellerOrder.discountCents === 0) return 0;
  if (promotionUse.minOrderCents !== null) return promotionUse.minOrderCents;
  const promotion = await tx.promotion.findUniqueOrThrow({
    where: { id: promotionUse.promotionId },
    select: { minOrderCents: true },
  });
  return promotion.minOrderCents;
}
