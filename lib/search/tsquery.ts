import "server-only";

import { tokenize } from "@/lib/core/search-text";
import type { Term, TermVariant } from "./synonyms";
import { readTermStatistics } from "./term-statistics";

/** Maximum characters of a word in the index. */
const MAX_LEXEME = 60;

/** Returns a term in all its variants as a tsquery. */
export function toTsquery(term: Term): string {
  return term
    .map((variant) => `(${variant.phrase.split(" ").map(lexeme(variant)).join("&")})`)
    .join("|");
}

// No escaping needed: folded words contain only letters and digits.
function lexeme({ isWholeToken }: TermVariant) {
  return (token: string) =>
    `'${[...token].slice(0, MAX_LEXEME).join("")}'${isWholeToken ? "" : ":*"}`;
}

/**
 * Returns a search as a tsquery over `search_words(search_text)`: all words but stop words, in any spelling of the
 * aliases, with prefix matching. Null without a word.
 */
export async function textQuery(search: string): Promise<string | null> {
  const tokens = tokenize(search);
  if (tokens.length === 0) return null;
  const { vocabulary } = await readTermStatistics();
  return vocabulary
    .termsOf(vocabulary.withoutStopWords(tokens))
    .map((term) => `(${toTsquery(term)})`)
    .join("&");
}
