/** Documents available for an order. */
const KINDS = ["invoice", "gift-receipt", "packing-slip"] as const;
export type DocumentKind = (typeof KINDS)[number];

/** Returns the document kind in a path segment, or null if there is none. */
export function toKind(text: string): DocumentKind | null {
  return KINDS.find((kind) => kind === text) ?? null;
}
