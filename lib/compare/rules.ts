/** A product to compare, as it was when chosen (specification A, section 3). */
export type CompareItem = {
  id: number;
  title: string;
  /** Dollars as a decimal string, "12.50". */
  price: string;
  category: string;
  imageUrl: string;
};

/** Maximum and minimum number of products in a comparison (section 5). */
export const COMPARE_MAX = 3;
export const COMPARE_MIN = 2;

export type AddOutcome = "added" | "duplicate" | "limit";

/** Returns whether `item` can be added; a duplicate takes precedence over a full list. */
export function outcomeOf(items: CompareItem[], item: Pick<CompareItem, "id">): AddOutcome {
  if (items.some(({ id }) => id === item.id)) return "duplicate";
  return items.length >= COMPARE_MAX ? "limit" : "added";
}

/** The list without one product. */
export function without(items: CompareItem[], id: number): CompareItem[] {
  return items.filter((item) => item.id !== id);
}

/** Address of the comparison; without products, that of its empty state. */
export function compareHref(ids: number[]): string {
  return ids.length === 0 ? "/compare" : `/compare?products=${ids.join(",")}`;
}

/** Parses the stored list; empty for any value in another format. */
export function readCompared(text: string | null): CompareItem[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isCompareItem).slice(0, COMPARE_MAX) : [];
  } catch {
    return [];
  }
}

const TEXTS = ["title", "price", "category", "imageUrl"] as const;

function isCompareItem(value: unknown): value is CompareItem {
  if (typeof value !== "object" || value === null) return false;
  const item = value as Record<string, unknown>;
  const hasId = Number.isInteger(item["id"]) && Number(item["id"]) > 0;
  return hasId && TEXTS.every((key) => typeof item[key] === "string");
}

/** Returns whether the values of one row differ. */
export function differ(values: (string | number | boolean)[]): boolean {
  return new Set(values).size > 1;
}

type Compared = { priceCents: number; averageRating: number; totalReviews: number };

/** The lowest price and its difference from the highest, in cents; null if there is nothing to compare. */
export function priceSpread(products: Pick<Compared, "priceCents">[]) {
  if (products.length < COMPARE_MIN) return null;
  const prices = products.map(({ priceCents }) => priceCents);
  const lowest = Math.min(...prices);
  return { lowest, gap: Math.max(...prices) - lowest };
}

/** The product with the best average rating; among equals the one with the most ratings. Null without any review. */
export function bestRated<P extends Compared>(products: P[]): P | null {
  const ratedProducts = products.filter(({ totalReviews }) => totalReviews > 0);
  const [best] = ratedProducts.toSorted(
    (a, b) => b.averageRating - a.averageRating || b.totalReviews - a.totalReviews,
  );
  return best ?? null;
}
