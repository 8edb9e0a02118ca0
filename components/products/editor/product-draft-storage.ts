import type { ProductValues } from "./form-values";

/** What was written and not saved yet, on this device. */
export type ProductDraftStorage = {
  values: ProductValues;
  /** The stock that the form showed when it was opened; null of a new product. */
  expectedStock: number | null;
};

/** One draft per seller and product, or per product that a new one copies. */
export function draftKey(
  sellerId: number,
  productId: number | null,
  copyOf: number | null = null,
): string {
  const blank = copyOf === null ? "new" : `copy-${copyOf}`;
  return `shaafi-product-draft:${sellerId}:${productId ?? blank}`;
}

/** The kept draft over `blank`, field by field where the kind is still the same; null where there is none. */
export function readDraft(key: string, blank: ProductValues): ProductDraftStorage | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isObject(kept) || !isObject(kept["values"])) return null;
    const expectedStock = kept["expectedStock"];
    return {
      values: over(blank, kept["values"]),
      expectedStock: typeof expectedStock === "number" ? expectedStock : null,
    };
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing (private windows, a full disk). */
export function keepDraft(key: string, draft: ProductDraftStorage): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An older form's draft has other fields: only what fits is taken. */
function over<T extends object>(blank: T, kept: Fields): T {
  const merged = Object.entries(blank).map(([name, own]) => {
    const value = kept[name];
    if (isObject(own) && isObject(value)) return [name, over(own, value)];
    const fits = typeof value === typeof own && Array.isArray(value) === Array.isArray(own);
    return [name, fits ? value : own];
  });
  return Object.fromEntries(merged) as T;
}
