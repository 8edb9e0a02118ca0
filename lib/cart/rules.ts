import { parseCents } from "@/lib/core/money";

/** One product in the cart, as it was when added; the server recalculates the price before payment. */
export type CartItem = {
  productId: number;
  title: string;
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
  const isThere = items.some((item) => item.productId === product.productId);
  if (!isThere) return [...items, { ...product, quantity: 1 }];
  return items.map((item) =>
    item.productId === product.productId
      ? { ...item, ...product, quantity: item.quantity + 1 }
      : item,
  );
}

/** Sets the quantity of one item; 0 or less removes it (specification A, section 4). */
export function withQuantity(items: CartItem[], productId: number, quantity: number): CartItem[] {
  const units = Math.floor(quantity);
  if (!(units > 0)) return without(items, productId);
  return items.map((item) => (item.productId === productId ? { ...item, quantity: units } : item));
}

/** The cart without one item. */
export function without(items: CartItem[], productId: number): CartItem[] {
  return items.filter((item) => item.productId !== productId);
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
export function readCart(stored: string | null): CartItem[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
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
  return isCounted && TEXTS.every((key) => typeof item[key] === "string");
}
