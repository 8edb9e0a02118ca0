/** Maximum recent searches in the browser (specification A, section 9). */
const RECENT_LIMIT = 5;

/** Minimum characters for suggestions (specification A, section 5). */
export const SUGGEST_FROM = 2;

/** Maximum suggestions and popular searches (specification A, section 9). */
export const SUGGESTION_LIMIT = 5;
export const POPULAR_LIMIT = 8;

/** Popular searches of specification A, section 9, as message keys. */
export const POPULAR = [
  "dirac",
  "coffee",
  "injera",
  "berbere",
  "textiles",
  "spices",
  "kente",
  "camelMilk",
  "halal",
  "teff",
  "sheaButter",
  "frankincense",
] as const;

/** Returns the stored searches; an empty list for any other JSON value. @throws SyntaxError for broken JSON */
export function readRecent(storedText: string | null): string[] {
  const list: unknown = JSON.parse(storedText ?? "[]");
  if (!Array.isArray(list)) return [];
  return list.filter((entry) => typeof entry === "string").slice(0, RECENT_LIMIT);
}

/**
 * Returns the list with a search added: newest first, unique regardless of case, five at most. A blank search is
 * ignored.
 */
export function withRecent(list: string[], search: string): string[] {
  const text = search.trim();
  return text ? [text, ...withoutRecent(list, text)].slice(0, RECENT_LIMIT) : list;
}

/** Returns the list without one search, regardless of case. */
export function withoutRecent(list: string[], search: string): string[] {
  return list.filter((entry) => entry.toLowerCase() !== search.toLowerCase());
}
