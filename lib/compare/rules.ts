/** One product that is to be compared, as it was when chosen (specification A, section 3). */
export type CompareItem = {
  id: number;
  title: string;
  /** Dollars as a decimal string, "12.50". */
  price: string;
  category: string;
  imageUrl: string;
};

/** At most so many products are chosen at once, and at least so many make a comparison (section 5). */
export const COMPARE_MAX = 3;
export const COMPARE_MIN = 2;

export type AddOutcome = "added" | "duplicate" | "limit";

/** Whether `item` may come in; a product that is there already is told before a full list. */
export function outcomeOf(items: CompareItem[], item: Pick<CompareItem, "id">): AddOutcome {
  if (items.some(({ id }) => id === item.id)) return "duplicate";
  return items.length >= COMPARE_MAX ? "limit" : "added";
}

/** The list without one product. */
export function without(items: CompareItem[], id: number): CompareItem[] {
  return items.filter((item) => item.id !== id);
}

/** Where products are compared; without any it is the page that says so. */
export function compareHref(ids: number[]): string {
  return ids.length === 0 ? "/compare" : `/compare?products=${ids.join(",")}`;
}

/** What was stored, or an empty list for anything we did not write ourselves. */
export function readCompared(stored: string | null): CompareItem[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isCompareItem).slice(0, COMPARE_MAX) : [];
  } catch {
    return [];
  }
}

const TEXTS = ["title", "price", "category", "imageUrl"] as const;

function isCompareItem(value: unknown): value is CompareItem {
  if (typeof value !== "object" || value === null) return false;
  const item = value as Record<string, unknown>;
  const isKnown = Number.isInteger(item["id"]) && Number(item["id"]) > 0;
  return isKnown && TEXTS.every((key) => typeof item[key] === "string");
}

/** Do these values of one row differ? */
export function differ(values: (string | number | boolean)[]): boolean {
  return new Set(values).size > 1;
}

type Compared = { priceCents: number; averageRating: number; totalReviews: number };

/** The lowest price and how far it lies below the highest, both in cents; null with nothing to compare. */
export function priceSpread(products: Pick<Compared, "priceCents">[]) {
  if (products.length < COMPARE_MIN) return null;
  const prices = products.map(({ priceCents }) => priceCents);
  const lowest = Math.min(...prices);
  return { lowest, gap: Math.max(...prices) - lowest };
}

/** The product with the best average; of equals the one that more people rated. Null before the first review. */
export function bestRated<P extends Compared>(products: P[]): P | null {
  const rated = products.filter(({ totalReviews }) => totalReviews > 0);
  const [best] = rated.toSorted(
    (a, b) => b.averageRating - a.averageRating || b.totalReviews - a.totalReviews,
  );
  return best ?? null;
}
