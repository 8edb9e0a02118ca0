import { parseCents } from "@/lib/core/money";

/** One kind of goods in the cart, as it was when added; the server prices it again before anyone pays. */
export type CartItem = {
  productId: number;
  title: string;
  /** Dollars as a decimal string, "12.50". */
  price: string;
  imageUrl: string;
  /** The seller's name. */
  seller: string;
  /** Whole pieces, 1 or more. */
  quantity: number;
};

/** What adding needs to know; the quantity is the cart's business. */
export type CartProduct = Omit<CartItem, "quantity">;

/** One more piece of `product`: a new item enters with 1 (specification A, section 4). */
export function withAdded(items: CartItem[], product: CartProduct): CartItem[] {
  const isThere = items.some((item) => item.productId === product.productId);
  if (!isThere) return [...items, { ...product, quantity: 1 }];
  return items.map((item) =>
    item.productId === product.productId
      ? { ...item, ...product, quantity: item.quantity + 1 }
      : item,
  );
}

/** Sets the pieces of one item; 0 or less removes it (specification A, section 4). */
export function withQuantity(items: CartItem[], productId: number, quantity: number): CartItem[] {
  const pieces = Math.floor(quantity);
  if (!(pieces > 0)) return without(items, productId);
  return items.map((item) => (item.productId === productId ? { ...item, quantity: pieces } : item));
}

/** The cart without one item. */
export function without(items: CartItem[], productId: number): CartItem[] {
  return items.filter((item) => item.productId !== productId);
}

/** Pieces over all items: the figure of the header's badge. */
export function countUnits(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** Price times pieces of one item, in cents; a price that cannot be read counts as nothing. */
export function lineCents(item: Pick<CartItem, "price" | "quantity">): number {
  return (parseCents(item.price) ?? 0) * item.quantity;
}

/** The sum over all items, in cents, as last seen; the server's word is final. */
export function subtotalOf(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + lineCents(item), 0);
}

/** What was stored, or an empty cart for anything we did not write ourselves. */
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
