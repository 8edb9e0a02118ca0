import "server-only";

import { Prisma } from "@/generated/prisma/client";
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
import { PREPARED } from "@/lib/db/prepared";
import { inIds, sql } from "@/lib/db/sql";
import type { DeliveryOffer } from "@/lib/delivery/offer-rules";
import { listDeliveryOffers, placeOf, type SellerShipment } from "@/lib/delivery/queries";
import { feeOf } from "@/lib/plans/queries";
import { FREE_TERMS } from "@/lib/plans/rules";
import { IS_LIVE } from "@/lib/products/product-sql";
import { lineTitleOf } from "@/lib/products/variants/rules";
import type { LiveCode } from "@/lib/promotions/queries";
import { tryCode } from "@/lib/promotions/try-code";
import { wholesaleTiersSql } from "@/lib/wholesale/queries";
import { priceOf, type Tier } from "@/lib/wholesale/rules";

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

type CheckoutVariant = {
  id: number;
  values: string[];
  priceCents: number;
  imageUrl: string | null;
};

type CheckoutProduct = {
  id: number;
  title: string;
  imageUrl: string;
  priceCents: number;
  sellerId: number;
  feeBasisPoints: number;
  hasVariants: boolean;
  /** Business days until it is handed over; null for the usual time. */
  processingDays: number | null;
  isPerishable: boolean;
  /** The variant of a line that names none. */
  onlyVariantId: number | null;
  /** Those of the lines that are offered. */
  variants: CheckoutVariant[];
  /** Wholesale tiers of the viewer; empty unless they are an approved wholesale buyer. */
  tiers: Tier[];
};

/** Returns the products of the lines that can be bought, with the inputs of their price. */
function loadCheckoutProducts(viewer: Viewer, lines: LineInput[]) {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
  return sql.query<CheckoutProduct[]>`
    SELECT p.id, p.title, p.image_url AS "imageUrl", p.price_cents AS "priceCents", p.seller_id AS "sellerId",
      ${feeOf(Prisma.sql`p.seller_id`)} AS "feeBasisPoints", p.has_variants AS "hasVariants",
      p.processing_days AS "processingDays", coalesce(p.is_perishable, false) AS "isPerishable",
      ${ONLY_VARIANT} AS "onlyVariantId", ${offeredVariants(variantIds)} AS variants,
      ${wholesaleTiersSql(viewer, Prisma.sql`p.id`)} AS tiers
    FROM products p WHERE ${inIds(Prisma.sql`p.id`, ids)} AND ${IS_LIVE} ${PREPARED}`;
}

/** SQL for the id of the only variant of `p` that is offered; null if there are none or several. */
const ONLY_VARIANT = Prisma.sql`(
    SELECT min(o.id) FROM product_variants o
    WHERE p.has_variants AND o.product_id = p.id AND o.archived_at IS NULL HAVING count(*) = 1)`;

/** Returns SQL for those of the variants of `p` that are offered, and for the only one of `p`. */
function offeredVariants(ids: number[]) {
  const isNamed = ids.length > 0 ? inIds(Prisma.sql`v.id`, ids) : Prisma.sql`false`;
  return Prisma.sql`ARRAY(
    SELECT json_build_object('id', v.id, 'values', v.values, 'priceCents', v.price_cents, 'imageUrl', v.image_url)
    FROM product_variants v
    WHERE p.has_variants AND v.product_id = p.id AND v.archived_at IS NULL
      AND (${isNamed} OR v.id = ${ONLY_VARIANT}))`;
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
