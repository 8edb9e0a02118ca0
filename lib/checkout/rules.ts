import type { DeliveryMethod } from "@/generated/prisma/enums";
import { byItem, type CartItem, type ItemId, itemKey } from "@/lib/cart/rules";
import { parseCents, toDecimal } from "@/lib/core/money";
import { splitSellerShare } from "@/lib/ledger/rules";
import { discountsOf, type PromotionTerms } from "@/lib/promotions/rules";
import { priceOf, type Tier } from "@/lib/wholesale/rules";
import type { DeliveryChoice } from "./schema";

/** Minutes for which a pending order holds its units (contract.md, "Buying"). */
export const HOLD_MINUTES = 30;

/** Maximum number of different products in one order. */
export const MAX_LINES = 50;

/** Maximum number of units of one item in an order. */
export const MAX_QUANTITY = 999;

/** Minutes in which no other buyer can take held units over. */
export const FIRM_MINUTES = 10;

/** Lines that an account without a delivered order can hold firmly, over all its open checkouts. */
export const FIRM_LINES = 10;

/** Share of an item's stock that such an account can hold firmly, and the units it can hold of a small stock. */
export const FIRM_STOCK_PERCENT = 20;
export const MIN_FIRM_UNITS = 3;

/** Maximum number of open checkouts per account; one more replaces the oldest. */
export const MAX_OPEN_CHECKOUTS = 2;

/** Expired holds within a day after which an account's holds are not firm until it has paid for something. */
export const MAX_EXPIRED_HOLDS = 2;

/** Limits of the payment provider for one payment, in cents. */
export const MIN_TOTAL_CENTS = 50;
export const MAX_TOTAL_CENTS = 99_999_999;

export type LineInput = ItemId & { quantity: number };

/** Returns what a cart sends of an item to be priced. */
export function toLineInput({ productId, variantId, quantity }: LineInput): LineInput {
  return { productId, ...(variantId ? { variantId } : {}), quantity };
}

/** Merges lines of the same item by adding their quantities, sorted by product id and variant id. */
export function mergeLines(items: LineInput[]): LineInput[] {
  const linesByItem = new Map<string, LineInput>();
  for (const { quantity, ...item } of items) {
    const key = itemKey(item);
    linesByItem.set(key, { ...item, quantity: (linesByItem.get(key)?.quantity ?? 0) + quantity });
  }
  return [...linesByItem.values()].sort(byItem);
}

type CartInput = {
  items: LineInput[];
  promotionCode?: string | undefined;
  delivery?: DeliveryChoice[] | undefined;
};

/**
 * Returns the merged lines of a cart, their key, and the hash of the checkout: the key, followed by the other inputs of
 * its price. Equal carts have equal keys.
 */
export function identifyCart({ items, promotionCode, delivery = [] }: CartInput) {
  const lines = mergeLines(items);
  const cartKey = lines.map((line) => `${itemKey(line)}x${line.quantity}`).join(",");
  const ways = delivery
    .filter(({ method }) => method !== "standard")
    .map(({ sellerId, method }) => `${sellerId}:${method}`)
    .sort();
  const cartHash = [cartKey, promotionCode?.toLowerCase() ?? "", ways.join(",")].join("|");
  return { lines, cartKey, cartHash };
}

export type CheckoutLine = ItemId & {
  sellerId: number;
  /** With the chosen option values. */
  title: string;
  imageUrl: string;
  /** List price per unit, in cents. */
  listPriceCents: number;
  /** Price for this buyer: the list price, or a wholesale tier's. */
  unitPriceCents: number;
  isWholesale: boolean;
  quantity: number;
};

/** `from` and `to`: the estimate as ISO dates; missing without a destination. */
type ChosenDelivery = { method: DeliveryMethod; cents: number; from?: string; to?: string };

type Pricing = {
  /** Returns the platform's fee on a seller's items, in basis points. */
  rateOf: (sellerId: number) => number;
  code: (PromotionTerms & { sellerId: number }) | null;
  /** Delivery chosen per seller; a missing one is standard delivery, free of charge. */
  delivery: ReadonlyMap<number, ChosenDelivery>;
  /** Longest processing time per seller, in business days; null or missing for the usual time. */
  shipments?: ReadonlyMap<number, { processing: number | null }>;
};

const FREE_DELIVERY: ChosenDelivery = { method: "standard", cents: 0 };

/**
 * Returns the price of an order: per seller order the items, discount, delivery, fee and net, and the sums over all.
 * Integer cents; the code discounts only its own seller's lines.
 */
export function priceOrder(lines: CheckoutLine[], { rateOf, code, delivery, shipments }: Pricing) {
  const sellers = [...new Set(lines.map((line) => line.sellerId))];
  const sellerOrders = sellers.map((sellerId) => {
    const sellerLines = lines.filter((line) => line.sellerId === sellerId);
    const discounts =
      code?.sellerId === sellerId ? discountsOf(code, sellerLines) : sellerLines.map(() => 0);
    const subtotalCents = sellerLines.reduce(
      (sum, line) => sum + line.unitPriceCents * line.quantity,
      0,
    );
    const discountCents = discounts.reduce((sum, discount) => sum + discount, 0);
    const feeBasisPoints = rateOf(sellerId);
    const { method, cents, from, to } = delivery.get(sellerId) ?? FREE_DELIVERY;
    return {
      sellerId,
      subtotalCents,
      discountCents,
      deliveryMethod: method,
      processingDays: shipments?.get(sellerId)?.processing ?? null,
      arrivesFrom: from ?? null,
      arrivesTo: to ?? null,
      deliveryCents: cents,
      ...splitSellerShare(subtotalCents - discountCents, feeBasisPoints, cents),
      lines: sellerLines.map((line, index) => ({
        ...line,
        discountCents: discounts[index] ?? 0,
        feeBasisPoints,
      })),
    };
  });
  const sum = (of: (sellerOrder: (typeof sellerOrders)[number]) => number) =>
    sellerOrders.reduce((total, sellerOrder) => total + of(sellerOrder), 0);
  const itemsCents = sum((sellerOrder) => sellerOrder.subtotalCents);
  const discountCents = sum((sellerOrder) => sellerOrder.discountCents);
  const shippingCents = sum((sellerOrder) => sellerOrder.deliveryCents);
  const totalCents = itemsCents - discountCents + shippingCents;
  return { sellerOrders, itemsCents, discountCents, shippingCents, totalCents };
}
export type PricedOrder = ReturnType<typeof priceOrder>;

/** Returns a cart line at the wholesale price, with `listPrice` where that price is lower than the list price. */
export function withWholesalePrice<T extends Pick<CartItem, "price" | "quantity">>(
  item: T,
  tiers: Tier[],
): T & { listPrice?: string } {
  const listCents = parseCents(item.price) ?? 0;
  const { unitCents, isWholesale } = priceOf(listCents, tiers, item.quantity);
  return isWholesale ? { ...item, price: toDecimal(unitCents), listPrice: item.price } : item;
}
export type PricedItem = CartItem & { listPrice?: string };

/** A cart line as the server knows it. */
export type CurrentProduct = ItemId & {
  priceCents: number;
  available: number;
  title: string;
  imageUrl: string;
  seller: string;
  /** Option values of the variant, "M / Red"; null for a product without options. */
  variantTitle: string | null;
  /** The product has options now, of which the line names none. */
  needsOption: boolean;
  /** The only variant of the product, where the line names none. */
  onlyVariantId?: number;
};

/** Change of a cart line, named by its key, since it was added. Cents and units. */
export type CartNotice =
  | { kind: "gone"; item: string }
  | { kind: "needsOption"; item: string }
  | { kind: "soldOut"; item: string }
  | { kind: "left"; item: string; available: number; had: number }
  | { kind: "price"; item: string; fromCents: number; toCents: number };

function cartNotices(line: CartItem, now: CurrentProduct | undefined): CartNotice[] {
  const { quantity } = line;
  const item = itemKey(line);
  if (!now) return [{ kind: "gone", item }];
  if (now.needsOption) return [{ kind: "needsOption", item }];
  if (now.available < 1) return [{ kind: "soldOut", item }];
  const notices: CartNotice[] = [];
  if (now.available < quantity) {
    notices.push({ kind: "left", item, available: now.available, had: quantity });
  }
  const fromCents = parseCents(line.price) ?? 0;
  if (fromCents !== now.priceCents) {
    notices.push({ kind: "price", item, fromCents, toCents: now.priceCents });
  }
  return notices;
}

/**
 * Returns the cart with current prices and stock, and the changes. A product that is gone or sold out stays in the
 * cart, marked, until the user removes it; a quantity shrinks to what is available; the server's price wins.
 */
export function reconcileCart(items: CartItem[], currentProducts: CurrentProduct[]) {
  const byItem = new Map(currentProducts.map((line) => [itemKey(line), line]));
  const notices: CartNotice[] = [];
  const next = items.map((item) => {
    const { productId, quantity } = item;
    const now = byItem.get(itemKey(item));
    const variantId = item.variantId ?? now?.onlyVariantId;
    notices.push(...cartNotices(item, now));
    if (!now || now.available < 1 || now.needsOption) return item;
    return {
      productId,
      ...(variantId ? { variantId } : {}),
      ...(now.variantTitle ? { variantTitle: now.variantTitle } : {}),
      title: now.title,
      imageUrl: now.imageUrl,
      seller: now.seller,
      price: toDecimal(now.priceCents),
      quantity: Math.min(quantity, now.available),
    };
  });
  return { items: mergeItems(next), notices };
}

/** Merges items that have become the same, as one named the only variant and the other none. */
function mergeItems(items: CartItem[]): CartItem[] {
  const itemsByKey = new Map<string, CartItem>();
  for (const item of items) {
    const earlier = itemsByKey.get(itemKey(item));
    itemsByKey.set(
      itemKey(item),
      earlier ? { ...item, quantity: Math.max(item.quantity, earlier.quantity) } : item,
    );
  }
  return [...itemsByKey.values()];
}
