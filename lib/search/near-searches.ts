import "server-only";

import { memoize } from "@/lib/cache/memoize";
import { CATALOG_TAG } from "@/lib/cache/tags";
import { tokenize } from "@/lib/core/search-text";
import { sql } from "@/lib/db/sql";
import { IS_LIVE } from "@/lib/products/product-sql";
import { readTermStatistics } from "./term-statistics";

/** Maximum searches that an empty result proposes. */
const MAX_NEAR = 4;

/** Maximum typed words that are compared with the words of titles, and maximum similar words of each. */
const MAX_COMPARED = 4;
const MAX_SIMILAR = 8;

/** Minimum trigram similarity, 0 to 1. */
const MIN_SIMILARITY = 0.4;

/**
 * Returns searches near to one without a result: the terms of its known words, then similar words of titles. Each has a
 * product with it in the title.
 */
export function listNearSearches(search: string): Promise<string[]> {
  const tokens = tokenize(search);
  return memoize([CATALOG_TAG], `near ${tokens.join(" ")}`, () => findNear(tokens));
}

async function findNear(typedTokens: string[]): Promise<string[]> {
  const { vocabulary } = await readTermStatistics();
  const tokens = vocabulary.withoutStopWords(typedTokens);
  const terms = vocabulary.listTerms(vocabulary.correct(tokens) ?? tokens);
  const unknown = tokens.filter((token) => !vocabulary.has(token)).slice(0, MAX_COMPARED);
  const rows = await sql.query<{ text: string }[]>`
    WITH near AS (
      SELECT words, place FROM unnest(${terms}::text[]) WITH ORDINALITY AS term (words, place)
      UNION ALL
      SELECT word, 1000 - similarity(word, typed) FROM unnest(${unknown}::text[]) AS typed, LATERAL (
        SELECT word FROM search.words_like(typed) AS word
        WHERE similarity(word, typed) >= ${MIN_SIMILARITY}::real LIMIT ${MAX_SIMILAR}::int) AS alike)
    SELECT words AS text FROM near
    WHERE words <> ${tokens.join(" ")} AND EXISTS (SELECT FROM products p
      WHERE ${IS_LIVE} AND search_words(p.search_text) @@ replace(near.words, ' ', '&')::tsquery
        AND strpos(p.title_text, ' ' || near.words || ' ') > 0)
    GROUP BY words ORDER BY min(place), words LIMIT ${MAX_NEAR}::int`;
  return rows.map((row) => row.text);
}
