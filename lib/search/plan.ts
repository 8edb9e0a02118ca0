import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { LIVE } from "@/lib/catalog/search-sql";
import { cached } from "@/lib/core/cached";
import { db } from "@/lib/core/db";
import { wordsOf } from "./fold";
import { type Alias, type Unit, Vocabulary, type Wording } from "./vocabulary";

/** How a search is answered: a condition over `products p`, and how well a product fits, best first. */
export type SearchPlan = {
  where: Prisma.Sql;
  rank: Prisma.Sql;
  units: Unit[];
  /** Nothing on sale is like it, whatever the filters. */
  isMiss: boolean;
};

// Signs alone name nothing; no product is like them, and there is no word to keep.
const NOTHING: SearchPlan = {
  where: Prisma.sql`false`,
  rank: Prisma.sql`NULL::int`,
  units: [],
  isMiss: false,
};

/**
 * The one decision on what a search finds: the products with all words in any spelling that the aliases know; where
 * there is none, the same for the words that were probably meant; where there is none either, what looks like them.
 */
export async function planSearch(search: string | undefined): Promise<SearchPlan | null> {
  if (!search) return null;
  const words = wordsOf(search);
  if (words.length === 0) return NOTHING;

  const vocabulary = await readVocabulary();
  const exact = exactly(vocabulary.unitsOf(words));
  if (await isAnyLive(exact.where)) return exact;
  const corrected = vocabulary.correct(words);
  const meant = corrected && exactly(vocabulary.unitsOf(corrected));
  if (meant && (await isAnyLive(meant.where))) return meant;
  const alike = roughly(words, exact);
  return { ...alike, isMiss: !(await isAnyLive(alike.where)) };
}

function exactly(units: Unit[]): SearchPlan {
  const all = units.map((unit) => Prisma.sql`(${saidIn(SEARCH_TEXT, unit)}${certifiedAs(unit)})`);
  const inTitle = units.map((unit) => Prisma.sql`(${saidIn(TITLE, unit)})`);
  const starts = units.flat().map(({ words }) => Prisma.sql`p.search_text LIKE ${` ${words}%`}`);
  const rank = Prisma.sql`CASE WHEN NOT (${Prisma.join(inTitle, " AND ")}) THEN 2
    WHEN ${Prisma.join(starts, " OR ")} THEN 0 ELSE 1 END`;
  return { where: Prisma.join(all, " AND "), rank, units, isMiss: false };
}

const SEARCH_TEXT = Prisma.sql`p.search_text`;

// The title comes first in the folded words, about as long as it is written.
const TITLE = Prisma.sql`left(p.search_text, length(p.title) + 2)`;

function saidIn(text: Prisma.Sql, unit: Unit) {
  const ways = unit.map((wording) => {
    const words = wording.words.split(" ");
    const parts = words.map((word) => Prisma.sql`${text} LIKE ${patternOf(word, wording)}`);
    return Prisma.join(parts, " AND ");
  });
  return Prisma.join(ways, " OR ");
}

// Folded words hold letters and digits alone, so nothing in them means anything to LIKE.
function patternOf(word: string, { isWhole }: Wording) {
  return isWhole ? `% ${word} %` : `% ${word}%`;
}

/** Whoever searches for halal goods means the certified ones as well. */
function certifiedAs(unit: Unit) {
  if (!unit.some(({ words }) => words === "halal")) return Prisma.empty;
  return Prisma.sql` OR p.id = ANY(ARRAY(SELECT c.product_id FROM certificates c WHERE c.type = 'halal'
    AND c.status = 'approved' AND c.valid_until >= current_date))`;
}

function roughly(words: string[], exact: SearchPlan): SearchPlan {
  const alike = words.map((word) => Prisma.sql`${word} <% p.search_text`);
  const text = words.join(" ");
  return {
    ...exact,
    where: Prisma.sql`((${exact.where}) OR (${Prisma.join(alike, " AND ")}))`,
    rank: Prisma.sql`1 - word_similarity(${text}, ${TITLE})`,
  };
}

async function isAnyLive(where: Prisma.Sql) {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM products p WHERE ${LIVE} AND ${where} LIMIT 1`;
  return rows.length > 0;
}

// An alias that no title on sale uses would only make every search look for one wording more. One pass over the
// titles, whatever the number of aliases; phrases count as unused.
async function readVocabulary() {
  const rows = await cached(["catalog"], ["search-aliases"], () => {
    return db.$queryRaw<Alias[]>`
      SELECT a.alias, a.term, a.alias IN (
        SELECT unnest(string_to_array(${TITLE}, ' ')) FROM products p WHERE ${LIVE}) AS "isUsed"
      FROM search_aliases a ORDER BY a.id`;
  });
  return new Vocabulary(rows);
}
