import { normalizeForSearch } from "@/lib/core/search-text";
import type { FaqCategory } from "@/lib/info/faq";

/**
 * The questions that have what was typed in question or answer, whatever its case or spelling; categories without one
 * are left out (specification C, "FAQ").
 */
export function searchFaq(categories: FaqCategory[], query: string): FaqCategory[] {
  const typed = query.trim().toLowerCase();
  const folded = normalizeForSearch(query);
  const has = (text: string) =>
    text.toLowerCase().includes(typed) ||
    (folded !== "" && normalizeForSearch(text).includes(folded));
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ question, answer }) => has(question) || has(answer)),
    }))
    .filter(({ items }) => items.length > 0);
}
