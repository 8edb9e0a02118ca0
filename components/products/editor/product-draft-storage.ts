import type { ProductValues } from "./form-values";

/** Unsaved input on this device. */
export type ProductDraftStorage = {
  values: ProductValues;
  /** The values that the form showed initially. */
  initial: ProductValues;
};

/** One draft per seller and product, saved draft, or product that a new one copies. */
export function draftKey(
  sellerId: number,
  productId: number | null,
  { copyOf = null, draftId = null }: { copyOf?: number | null; draftId?: number | null } = {},
): string {
  const fresh = draftId === null ? "new" : `draft-${draftId}`;
  const blank = copyOf === null ? fresh : `copy-${copyOf}`;
  return `shaafi-product-draft:${sellerId}:${productId ?? blank}`;
}

/** The stored draft over `blank`, for each field of matching type; null if there is none. */
export function readDraft(key: string, blank: ProductValues): ProductDraftStorage | null {
  try {
    const storedDraft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (
      !isObject(storedDraft) ||
      !isObject(storedDraft["values"]) ||
      !isObject(storedDraft["initial"])
    )
      return null;
    return {
      values: withStoredFields(blank, storedDraft["values"]),
      initial: withStoredFields(blank, storedDraft["initial"]),
    };
  } catch {
    return null;
  }
}

/** Returns false if the browser cannot store it (private windows, a full disk). */
export function storeDraft(key: string, draft: ProductDraftStorage): boolean {
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
    // Without storage there is nothing to delete.
  }
}

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns stored values over `blank`. The draft of an older form has other fields: only matching ones are used. */
export function withStoredFields<T extends object>(blank: T, storedFields: Fields): T {
  const fields = Object.entries(blank).map(([name, blankValue]) => {
    const value = storedFields[name];
    if (isObject(blankValue) && isObject(value)) return [name, withStoredFields(blankValue, value)];
    const fits =
      typeof value === typeof blankValue && Array.isArray(value) === Array.isArray(blankValue);
    return [name, fits ? value : blankValue];
  });
  return Object.fromEntries(fields) as T;
}
