import { normalizeForSearch } from "@/lib/core/search-text";
import type { FaqCategory } from "@/lib/info/faq";

/**
 * Questions that contain the search text in question or answer, in any case or spelling; empty categories are omitted
 * (specification C, "FAQ").
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
