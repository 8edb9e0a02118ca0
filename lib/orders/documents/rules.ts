/** What can be had of an order as a file. */
const KINDS = ["invoice", "gift-receipt", "packing-slip"] as const;
export type DocumentKind = (typeof KINDS)[number];

/** The kind that a path names; null for any other word. */
export function toKind(word: string): DocumentKind | null {
  return KINDS.find((kind) => kind === word) ?? null;
}
