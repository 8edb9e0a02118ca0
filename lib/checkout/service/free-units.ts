import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { itemKey } from "@/lib/cart/rules";
import type { LineInput } from "@/lib/checkout/rules";
import type { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { PAYMENT_BEGUN } from "@/lib/payments/payable";
import { requireProvider } from "@/lib/payments/provider";
import { countFree } from "./count-free";
import { expireOrder } from "./expire-holds";
import { earliestFirmTime } from "./firm-time";
import { type Checkout, sortedLines } from "./price-checkout";
import { listSoftHolds } from "./soft-holds";

type FreeUnitsOptions = { cartHash: string; firmUntil: Date | null };

/**
 * Ends holds on the missing units: the buyer's own earlier cart, or another buyer's past the firm time. Returns the end
 * of the firm time of a hold that takes their units.
 * @throws DomainError conflict, the given refusal, if no such hold exists
 */
export async function freeUnits(
  { id: buyerId }: Viewer,
  checkout: Checkout,
  { cartHash, firmUntil }: FreeUnitsOptions,
  { refusal }: { refusal: DomainError },
) {
  const lines = sortedLines(checkout);
  const endedCheckouts = await endOtherCheckouts(buyerId, cartHash, lines);
  if (endedCheckouts.length === 0 && !(await endSoftHolds(buyerId, lines))) throw refusal;
  return earliestFirmTime(firmUntil, endedCheckouts, lines);
}

/** Ends the buyer's other checkouts that hold some of the products. Returns those it ended. */
async function endOtherCheckouts(buyerId: number, cartHash: string, lines: LineInput[]) {
  const productId = { in: lines.map((line) => line.productId) };
  const status = "pending" as const;
  const otherCheckouts = await db.order.findMany({
    where: { buyerId, status, cartHash: { not: cartHash }, lines: { some: { productId } } },
    select: { id: true, firmUntil: true, lines: { select: { productId: true } } },
  });
  for (const { id } of otherCheckouts) await expireOrder(id);
  return otherCheckouts;
}

/**
 * Takes over units of other buyers' holds that are not firm, the oldest first and only if that is enough. A hold whose
 * payment has begun stays. Returns whether any hold was ended.
 */
async function endSoftHolds(buyerId: number, lines: LineInput[]) {
  const missing = await listMissing(lines);
  const intentIds = new Map<number, string | null>();
  for (const hold of await listSoftHolds(
    buyerId,
    lines.map(({ productId }) => productId),
  )) {
    const key = itemKey({ productId: hold.productId, variantId: hold.variantId ?? undefined });
    const lacking = missing.get(key) ?? 0;
    if (lacking <= 0 && !intentIds.has(hold.orderId)) continue;
    intentIds.set(hold.orderId, hold.intentId);
    missing.set(key, lacking - hold.softUnits);
  }
  if ([...missing.values()].some((lacking) => lacking > 0)) return false;
  for (const [orderId, intentId] of intentIds) {
    if (!(await hasPaymentBegun(intentId))) await expireOrder(orderId, { isExpired: true });
  }
  return intentIds.size > 0;
}

/** Returns the items with too few free units by item key, with the number missing. */
async function listMissing(lines: LineInput[]) {
  const free = await countFree(lines);
  const lacking = lines.map(
    (line) => [itemKey(line), line.quantity - (free.get(itemKey(line)) ?? 0)] as const,
  );
  return new Map(lacking.filter(([, count]) => count > 0));
}

/** Whether a payment has begun, according to the provider, since our row may be a few seconds old. */
async function hasPaymentBegun(intentId: string | null) {
  if (!intentId) return false;
  const { status } = await requireProvider().retrieveIntent(intentId);
  if (!PAYMENT_BEGUN.has(status)) return false;
  await db.paymentIntent.updateMany({
    where: { intentId, status: { not: "succeeded" } },
    data: { status },
  });
  return true;
}
