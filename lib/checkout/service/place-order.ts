import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { itemKey } from "@/lib/cart/rules";
import { DomainError, isLockTimeout, sqlStateOf } from "@/lib/core/errors";
import { retryOnConflict } from "@/lib/db/client";
import { countFree } from "./count-free";
import {
  CODE_UNAVAILABLE,
  insertOrder,
  type OrderOptions,
  type PlacedOrder,
  UNITS_UNAVAILABLE,
  VARIANT_MISSING,
} from "./insert-order";
import { type Checkout, sortedLines } from "./price-checkout";

/** Seconds after which a refused request should be retried. */
const RETRY_SECONDS = 3;

/** "changed": a concurrent request has placed the same checkout, or a price has changed. "short": too few units are left. */
export type Placement =
  | { outcome: "placed"; order: PlacedOrder }
  | { outcome: "changed" }
  | { outcome: "short"; refusal: DomainError };

/**
 * Writes a pending order and holds its units and its code, all or nothing.
 * @throws DomainError conflict (the code is used up), limited (a product is locked for too long)
 */
export async function placeOrder(
  viewer: Viewer,
  checkout: Checkout,
  options: OrderOptions,
): Promise<Placement> {
  try {
    const [order] = await retryOnConflict(() => insertOrder(viewer, checkout, options));
    return order ? { outcome: "placed", order } : { outcome: "changed" };
  } catch (error) {
    if (isLockTimeout(error)) {
      throw new DomainError("limited", "rowBusy", { seconds: RETRY_SECONDS });
    }
    switch (sqlStateOf(error)) {
      case CODE_UNAVAILABLE:
        throw new DomainError("conflict", "codeUsedUp");
      case VARIANT_MISSING:
        return { outcome: "changed" };
      case UNITS_UNAVAILABLE:
        return explainUnits(checkout);
      default:
        throw error;
    }
  }
}

/** A line that cannot be held has too few free units; otherwise its price has changed. */
async function explainUnits(checkout: Checkout): Promise<Placement> {
  const lines = sortedLines(checkout);
  const freeUnits = await countFree(lines);
  for (const { title, quantity, ...item } of lines) {
    const count = freeUnits.get(itemKey(item)) ?? 0;
    if (count < quantity) {
      return {
        outcome: "short",
        refusal: new DomainError("conflict", "stockLeft", { count, title }),
      };
    }
  }
  return { outcome: "changed" };
}
