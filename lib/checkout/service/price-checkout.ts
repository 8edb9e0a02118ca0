import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { byItem } from "@/lib/cart/rules";
import {
  type CheckoutLine,
  type LineInput,
  MAX_TOTAL_CENTS,
  MIN_TOTAL_CENTS,
  mergeLines,
  type PricedOrder,
  priceOrder,
} from "@/lib/checkout/rules";
import type { DeliveryChoice } from "@/lib/checkout/schema";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { DeliveryOffer } from "@/lib/delivery/offer-rules";
import { listDeliveryOffers, placeOf, type SellerShipment } from "@/lib/delivery/queries";
import { FREE_TERMS } from "@/lib/plans/rules";
import { lineTitleOf } from "@/lib/products/variants/rules";
import type { LiveCode } from "@/lib/promotions/queries";
import { tryCode } from "@/lib/promotions/try-code";
import { priceOf } from "@/lib/wholesale/rules";
import { type CheckoutProduct, loadCheckoutProducts } from "./load-checkout-products";

export type CheckoutInput = {
  lines: LineInput[];
  promotionCode?: string | undefined;
  delivery?: DeliveryChoice[] | undefined;
  /** Destination; without it only standard delivery can be chosen. */
  destination?:
    | { country: string; city?: string | undefined; postcode?: string | undefined }
    | undefined;
  /** Client's IP address, for the rate limit on guessed codes. */
  address?: string | undefined;
};

export type Checkout = PricedOrder & {
  code: LiveCode | null;
  offers: ReadonlyMap<number, DeliveryOffer[]>;
};

/**
 * Returns the current price of a cart with its code and delivery methods. Reads only.
 * @throws DomainError notFound (no such product or variant), invalid (a missing option, own product, a code or a way of delivery that does not work
 *   for this cart, a total out of range), limited (too many unknown codes)
 */
export async function priceCheckout(viewer: Viewer, input: CheckoutInput): Promise<Checkout> {
  const products = await loadCheckoutProducts(viewer, input.lines);
  const items = fillOnlyVariants(input.lines, products);
  await requireAll(items, products);
  const lines = priceLines(viewer, items, products);
  const sellerIds = [...new Set(lines.map((line) => line.sellerId))];
  const shipments = shipmentsBySeller(products);
  const [code, offers] = await Promise.all([
    input.promotionCode ? tryCode(viewer, input.promotionCode, input.address) : null,
    input.destination
      ? listDeliveryOffers(shipments, placeOf(input.destination), new Date())
      : new Map<number, DeliveryOffer[]>(),
  ]);
  const rates = new Map(products.map(({ sellerId, feeBasisPoints }) => [sellerId, feeBasisPoints]));
  const rateOf = (sellerId: number) => rates.get(sellerId) ?? FREE_TERMS.feeBasisPoints;
  const delivery = chooseDelivery(sellerIds, input.delivery ?? [], offers);
  const pricedOrder = priceOrder(lines, { rateOf, code, delivery, shipments });
  if (code) assertCodeApplies(code, pricedOrder);
  assertTotal(pricedOrder);
  return { ...pricedOrder, code, offers };
}

/** Returns the lines of all seller orders, sorted by product id and variant id. */
export function sortedLines({ sellerOrders }: Checkout) {
  return sellerOrders.flatMap((sellerOrder) => sellerOrder.lines).sort(byItem);
}

/** @throws DomainError invalid */
function assertTotal({ totalCents, itemsCents }: PricedOrder) {
  if (totalCents < MIN_TOTAL_CENTS) throw new DomainError("invalid", "totalTooSmall");
  // Checks the items too, since a code could reduce an amount above the limit.
  if (Math.max(totalCents, itemsCents) > MAX_TOTAL_CENTS)
    throw new DomainError("invalid", "totalTooLarge");
}

/** Returns the longest processing time of each seller's products, and whether one is perishable. */
function shipmentsBySeller(products: CheckoutProduct[]) {
  const shipments = new Map<number, SellerShipment>();
  for (const { sellerId, processingDays, isPerishable } of products) {
    const other = shipments.get(sellerId) ?? { processing: null, isPerishable: false };
    const days = [processingDays, other.processing].filter((days) => days !== null);
    shipments.set(sellerId, {
      processing: days.length > 0 ? Math.max(...days) : null,
      isPerishable: other.isPerishable || isPerishable,
    });
  }
  return shipments;
}

/** Returns the lines, with the only variant of a product where none is named. */
function fillOnlyVariants(lines: LineInput[], products: CheckoutProduct[]): LineInput[] {
  const onlyIds = new Map(products.map(({ id, onlyVariantId }) => [id, onlyVariantId]));
  const linesWithVariants = lines.map((line) => {
    const variantId = line.variantId ?? onlyIds.get(line.productId);
    return variantId ? { ...line, variantId } : line;
  });
  return mergeLines(linesWithVariants);
}

/**
 * Refuses a cart with an item that cannot be bought, which it names by title if the product is approved, or with a
 * product whose option is missing.
 * @throws DomainError notFound, invalid
 */
async function requireAll(lines: LineInput[], products: CheckoutProduct[]) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const needsOption = lines.some(
    ({ productId, variantId }) => !variantId && byId.get(productId)?.hasVariants,
  );
  if (needsOption) throw new DomainError("invalid", "optionRequired");
  const missing = lines.find(
    ({ productId, variantId }) =>
      !byId.has(productId) || (variantId && !variantOf(byId.get(productId), variantId)),
  )?.productId;
  if (missing === undefined) return;
  const product = await db.product.findFirst({
    where: { id: missing, moderationStatus: "approved" },
    select: { title: true },
  });
  if (!product) throw new DomainError("notFound", "productNotFound");
  throw new DomainError("notFound", "productUnavailable", product);
}

/** Returns the lines at current prices: the list price, or the tier reached for an approved wholesale buyer. */
function priceLines(
  viewer: Viewer,
  lines: LineInput[],
  products: CheckoutProduct[],
): CheckoutLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map(({ quantity, ...item }) => {
    const product = byId.get(item.productId);
    if (!product) throw new DomainError("notFound", "productNotFound");
    const { sellerId, tiers } = product;
    const variant = variantOf(product, item.variantId);
    const title = lineTitleOf(product.title, variant?.values ?? null);
    if (sellerId === viewer.id) {
      throw new DomainError("invalid", "ownProduct", { title: product.title });
    }
    const listPriceCents = (variant ?? product).priceCents;
    const { unitCents, isWholesale } = priceOf(listPriceCents, tiers, quantity);
    const price = { listPriceCents, unitPriceCents: unitCents, isWholesale };
    const imageUrl = variant?.imageUrl ?? product.imageUrl;
    return { ...item, sellerId, title, imageUrl, quantity, ...price };
  });
}

function variantOf(product: CheckoutProduct | undefined, variantId: number | undefined) {
  return product?.variants.find(({ id }) => id === variantId);
}

/**
 * Returns the delivery of each seller order: the chosen one, by default the free one, which comes first.
 * @throws DomainError invalid (a seller does not offer the method)
 */
function chooseDelivery(
  sellerIds: number[],
  choices: DeliveryChoice[],
  offers: ReadonlyMap<number, DeliveryOffer[]>,
) {
  const offerBySeller = new Map(
    sellerIds.flatMap((id) => (offers.get(id) ?? []).slice(0, 1).map((offer) => [id, offer])),
  );
  for (const { sellerId, method } of choices) {
    if (method === "standard" || !sellerIds.includes(sellerId)) continue;
    const offer = offers.get(sellerId)?.find((offer) => offer.method === method);
    if (!offer) throw new DomainError("invalid", "deliveryUnavailable");
    offerBySeller.set(sellerId, offer);
  }
  return offerBySeller;
}

/**
 * Refuses a code without a discount, or one that leaves a total too small for a card payment.
 * @throws DomainError invalid, with the reason
 */
function assertCodeApplies(
  code: LiveCode,
  { sellerOrders, discountCents, totalCents }: PricedOrder,
) {
  if (discountCents > 0 && totalCents >= MIN_TOTAL_CENTS) return;
  if (discountCents > 0) {
    throw new DomainError("invalid", "codeTotalTooLow", { amount: formatMoney(MIN_TOTAL_CENTS) });
  }
  const sellerOrder = sellerOrders.find(({ sellerId }) => sellerId === code.sellerId);
  if (!sellerOrder) throw new DomainError("invalid", "codeNotForCart");
  if (sellerOrder.subtotalCents < code.minOrderCents) {
    throw new DomainError("invalid", "codeMinimum", { amount: formatMoney(code.minOrderCents) });
  }
  throw new DomainError("invalid", "codeNotForCart");
}
