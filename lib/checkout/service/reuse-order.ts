import "server-only";

import type { IntentInput } from "@/lib/checkout/schema";
import { db } from "@/lib/db/client";
import { toColumns, toGiftColumns } from "./address-columns";
import type { OpenCheckout } from "./open-checkouts";
import type { Checkout } from "./price-checkout";

/**
 * Returns the open order of the same checkout whose hold is still valid at current prices, as a buyer never pays a price
 * other than the displayed one; null without such an order.
 */
export function findReusableOrder(
  openCheckouts: OpenCheckout[],
  cartHash: string,
  { sellerOrders, totalCents }: Checkout,
): OpenCheckout | null {
  const order = openCheckouts.find((openCheckout) => openCheckout.cartHash === cartHash);
  if (!order?.isHeld || order.totalCents !== totalCents) return null;
  const pricedLines = sellerOrders.flatMap((sellerOrder) => sellerOrder.lines);
  const isUnchanged = order.lines.every(({ productId, variantId, unitPriceCents }) =>
    pricedLines.some(
      (line) =>
        line.productId === productId &&
        (line.variantId ?? null) === variantId &&
        line.unitPriceCents === unitPriceCents,
    ),
  );
  return isUnchanged ? order : null;
}

/** Updates address and note, which the buyer may correct until the order is paid. */
export async function updateAddress(orderId: number, { shippingAddress, note, gift }: IntentInput) {
  if (!shippingAddress && note === undefined && !gift) return;
  await db.order.updateMany({
    where: { id: orderId, status: "pending" },
    data: {
      ...toColumns(shippingAddress),
      ...toGiftColumns(gift),
      ...(note === undefined ? {} : { note }),
    },
  });
}
