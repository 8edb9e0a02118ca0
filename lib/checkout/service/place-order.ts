import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { itemKey } from "@/lib/cart/rules";
import { MAX_TOTAL_CENTS, MIN_TOTAL_CENTS } from "@/lib/checkout/rules";
import { DomainError, isNotNullViolation } from "@/lib/core/errors";
import { retryOnConflict } from "@/lib/db/client";
import { countFree } from "./count-free";
import { insertOrder, type OrderMetadata, sortedLines } from "./insert-order";
import type { Checkout } from "./price-checkout";

/**
 * Writes a pending order and holds its units and its code, in one transaction; null when a concurrent request has
 * placed the same checkout, or a price has changed.
 * @throws DomainError conflict (not enough left, the code used up), invalid (total out of range)
 */
export async function placeOrder(viewer: Viewer, checkout: Checkout, about: OrderMetadata) {
  if (checkout.totalCents < MIN_TOTAL_CENTS) throw new DomainError("invalid", "totalTooSmall");
  // Checks the items too, since a code could reduce an amount above the limit.
  if (Math.max(checkout.totalCents, checkout.itemsCents) > MAX_TOTAL_CENTS)
    throw new DomainError("invalid", "totalTooLarge");
  try {
    const [placed = null] = await retryOnConflict(() => insertOrder(viewer, checkout, about));
    return placed;
  } catch (error) {
    if (isNotNullViolation(error, "promotion_id")) throw new DomainError("conflict", "codeUsedUp");
    // The product has options since it was priced.
    if (isNotNullViolation(error, "variant_id")) return null;
    if (!isNotNullViolation(error, "product_id")) throw error;
    await assertUnits(checkout);
    return null;
  }
}

/**
 * Throws the reason why a line cannot be held, if too few units are left; otherwise its price has changed.
 * @throws DomainError conflict
 */
async function assertUnits(checkout: Checkout) {
  const lines = sortedLines(checkout);
  const left = await countFree(lines);
  for (const { title, quantity, ...item } of lines) {
    const count = left.get(itemKey(item)) ?? 0;
    if (count < quantity) throw new DomainError("conflict", "stockLeft", { count, title });
  }
}
