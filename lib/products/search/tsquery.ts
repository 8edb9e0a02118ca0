import "server-only";

import { tokenize } from "@/lib/core/search-text";
import type { Term, TermVariant } from "./synonyms";
import { readTermStatistics } from "./term-statistics";

/** As long as the index keeps words. */
const LEXEME = 60;

/** One thing in any of its wordings, as a query of words. */
export function queryOf(unit: Term): string {
  return unit
    .map((wording) => `(${wording.words.split(" ").map(lexeme(wording)).join("&")})`)
    .join("|");
}

// Folded words hold letters and digits alone, so nothing in them means anything to a query of words.
function lexeme({ isWhole }: TermVariant) {
  return (word: string) => `'${[...word].slice(0, LEXEME).join("")}'${isWhole ? "" : ":*"}`;
}

/**
 * A search as a query over `search_words(search_text)`: all its words but stop words, in any spelling that the aliases
 * know, the last letters left open. Null where it has no word.
 */
export async function textQuery(search: string): Promise<string | null> {
  const words = tokenize(search);
  if (words.length === 0) return null;
  const { vocabulary } = await readTermStatistics();
  return vocabulary
    .unitsOf(vocabulary.withoutStopWords(words))
    .map((unit) => `(${queryOf(unit)})`)
    .join("&");
}
