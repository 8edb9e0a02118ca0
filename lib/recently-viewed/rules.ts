/** A viewed product, as it was at that time (specification A, section 3). */
export type ViewedProduct = {
  id: number;
  title: string;
  /** Dollars as a decimal string, "12.50". */
  price: string;
  imageUrl: string;
};

/** Maximum number of viewed products (specification A, section 9). */
export const MAX_VIEWED = 10;

/** Moves `product` to the front, without an earlier copy (specification A, section 4). */
export function addViewed(items: ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...items.filter(({ id }) => id !== product.id)].slice(0, MAX_VIEWED);
}

/** Removes the `asked` products that are not `live`; those added since remain. */
export function withoutUnavailable(
  items: ViewedProduct[],
  requestedIds: number[],
  live: number[],
): ViewedProduct[] {
  return items.filter(({ id }) => !requestedIds.includes(id) || live.includes(id));
}

/** Parses the stored list; empty for any value in another format. */
export function readViewed(text: string | null): ViewedProduct[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isViewed).slice(0, MAX_VIEWED) : [];
  } catch {
    return [];
  }
}

const TEXTS = ["title", "price", "imageUrl"] as const;

function isViewed(value: unknown): value is ViewedProduct {
  if (typeof value !== "object" || value === null) return false;
  const item = value as Record<string, unknown>;
  const hasId = Number.isInteger(item["id"]) && Number(item["id"]) > 0;
  return hasId && TEXTS.every((key) => typeof item[key] === "string");
}
