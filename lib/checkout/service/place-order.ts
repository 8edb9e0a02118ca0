import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { itemKey } from "@/lib/cart/rules";
import { DomainError, isLockTimeout, isNotNullViolation } from "@/lib/core/errors";
import { retryOnConflict } from "@/lib/db/client";
import { countFree } from "./count-free";
import { insertOrder, type OrderMetadata, sortedLines } from "./insert-order";
import type { Checkout } from "./price-checkout";

/** Seconds after which a refused request should be retried. */
const RETRY_SECONDS = 3;

/**
 * Writes a pending order and holds its units and its code, in one transaction; null when a concurrent request has
 * placed the same checkout, or a price has changed.
 * @throws DomainError conflict (not enough left, the code used up), limited (a product is locked for too long)
 */
export async function placeOrder(viewer: Viewer, checkout: Checkout, metadata: OrderMetadata) {
  try {
    const [placedOrder = null] = await retryOnConflict(() =>
      insertOrder(viewer, checkout, metadata),
    );
    return placedOrder;
  } catch (error) {
    if (isLockTimeout(error))
      throw new DomainError("limited", "rowBusy", { seconds: RETRY_SECONDS });
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
  const freeUnits = await countFree(lines);
  for (const { title, quantity, ...item } of lines) {
    const count = freeUnits.get(itemKey(item)) ?? 0;
    if (count < quantity) throw new DomainError("conflict", "stockLeft", { count, title });
  }
}
