import { normalizeForSearch } from "@/lib/core/search-text";

/** Whether one of the titles has these words in it, as the shop's search reads letters. Without words each does. */
export function matchesQuery(titles: string[], words: string) {
  const wanted = normalizeForSearch(words);
  return wanted === "" || titles.some((title) => normalizeForSearch(title).includes(wanted));
}
