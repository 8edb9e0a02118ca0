import { parseCents } from "@/lib/core/money";

/** A product, or a variant of a product with options. */
export type ItemId = { productId: number; variantId?: number | undefined };

/** Returns a key of the item; equal items have equal keys. */
export function itemKey({ productId, variantId }: ItemId): string {
  return variantId ? `${productId}.${variantId}` : String(productId);
}

/** Orders by product id, then variant id. */
export function byItem(a: ItemId, b: ItemId): number {
  return a.productId - b.productId || (a.variantId ?? 0) - (b.variantId ?? 0);
}

/** Whether both are about the same product and variant. */
export function isSameItem(a: ItemId, b: ItemId): boolean {
  return a.productId === b.productId && a.variantId === b.variantId;
}

/** Returns the path of the item's product, with its variant chosen. */
export function itemHref({ productId, variantId }: ItemId): string {
  return `/product/${productId}${variantId ? `?variant=${variantId}` : ""}`;
}

/** One item in the cart, as it was when added; the server recalculates the price before payment. */
export type CartItem = ItemId & {
  title: string;
  /** Option values of the variant, "M / Red". */
  variantTitle?: string;
  /** Dollars as a decimal string, "12.50". */
  price: string;
  imageUrl: string;
  /** The seller's name. */
  seller: string;
  /** Units, at least 1. */
  quantity: number;
};

/** A product to add; the cart determines the quantity. */
export type CartProduct = Omit<CartItem, "quantity">;

/** Adds one unit of `product`: a new item starts with 1 (specification A, section 4). */
export function withAdded(items: CartItem[], product: CartProduct): CartItem[] {
  const isInCart = items.some((item) => isSameItem(item, product));
  if (!isInCart) return [...items, { ...product, quantity: 1 }];
  return items.map((item) =>
    isSameItem(item, product) ? { ...item, ...product, quantity: item.quantity + 1 } : item,
  );
}

/** Items to add with their quantities, and the units that can be bought of each. */
export type StockedItem = CartItem & { available: number };

/** Adds items with their quantities. An item in the cart gets the current price, and at most `available` units. */
export function withItems(items: CartItem[], newItems: StockedItem[]): CartItem[] {
  const cart = new Map(items.map((item) => [itemKey(item), item]));
  for (const { available, ...item } of newItems) {
    const had = cart.get(itemKey(item))?.quantity ?? 0;
    const quantity = Math.min(had + item.quantity, available);
    cart.set(itemKey(item), { ...item, quantity });
  }
  return [...cart.values()];
}

/** Sets the quantity of one item; 0 or less removes it (specification A, section 4). */
export function withQuantity(items: CartItem[], target: ItemId, quantity: number): CartItem[] {
  const units = Math.floor(quantity);
  if (!(units > 0)) return without(items, target);
  return items.map((item) => (isSameItem(item, target) ? { ...item, quantity: units } : item));
}

/** The cart without one item. */
export function without(items: CartItem[], target: ItemId): CartItem[] {
  return items.filter((item) => !isSameItem(item, target));
}

/** Units of all items, for the badge in the header. */
export function countUnits(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** Price times quantity of one item, in cents; an invalid price counts as zero. */
export function lineCents(item: Pick<CartItem, "price" | "quantity">): number {
  return (parseCents(item.price) ?? 0) * item.quantity;
}

/** Sum of all items, in cents, as last seen; the server's amount is authoritative. */
export function subtotalOf(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + lineCents(item), 0);
}

/** Parses the stored cart; empty for any value in another format. */
export function readCart(text: string | null): CartItem[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isCartItem) : [];
  } catch {
    return [];
  }
}

const TEXTS = ["title", "price", "imageUrl", "seller"] as const;

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== "object" || value === null) return false;
  const item = value as Record<string, unknown>;
  const isCounted = [item["productId"], item["quantity"]].every(
    (figure) => Number.isInteger(figure) && Number(figure) > 0,
  );
  const { variantId, variantTitle } = item;
  const hasVariant =
    variantId === undefined || (Number.isInteger(variantId) && Number(variantId) > 0);
  const isNamed = variantTitle === undefined || typeof variantTitle === "string";
  return isCounted && hasVariant && isNamed && TEXTS.every((key) => typeof item[key] === "string");
}
