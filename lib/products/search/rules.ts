/** How many searches the browser remembers (specification A, section 9). */
const RECENT_LIMIT = 5;

/** Letters to type before anything is suggested (specification A, section 5). */
export const SUGGEST_FROM = 2;

/** Suggestions and popular searches shown at most (specification A, section 9). */
export const SUGGESTION_LIMIT = 5;
export const POPULAR_LIMIT = 8;

/** The fixed list of specification A, section 9, as keys of the messages. */
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

/** The stored searches; nothing where that is not a list of texts. @throws SyntaxError for broken JSON */
export function readRecent(stored: string | null): string[] {
  const list: unknown = JSON.parse(stored ?? "[]");
  if (!Array.isArray(list)) return [];
  return list.filter((entry) => typeof entry === "string").slice(0, RECENT_LIMIT);
}

/** Newest first, each once whatever its case, five at most. A blank search is ignored. */
export function withRecent(list: string[], search: string): string[] {
  const words = search.trim();
  return words ? [words, ...withoutRecent(list, words)].slice(0, RECENT_LIMIT) : list;
}

/** The list without one search. */
export function withoutRecent(list: string[], search: string): string[] {
  return list.filter((entry) => entry.toLowerCase() !== search.toLowerCase());
}
