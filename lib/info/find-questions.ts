import { fold } from "@/lib/search/fold";
import type { FaqCategory } from "./faq";

/**
 * The questions that have what was typed in question or answer, whatever its case or spelling; categories without one
 * are left out (specification C, "FAQ").
 */
export function findQuestions(categories: FaqCategory[], query: string): FaqCategory[] {
  const typed = query.trim().toLowerCase();
  const folded = fold(query);
  const has = (text: string) =>
    text.toLowerCase().includes(typed) || (folded !== "" && fold(text).includes(folded));
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ question, answer }) => has(question) || has(answer)),
    }))
    .filter(({ items }) => items.length > 0);
}
