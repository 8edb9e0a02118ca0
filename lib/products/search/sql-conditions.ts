import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { andAll, IS_LIVE } from "@/lib/products/product-sql";
import type { Term } from "./synonyms";
import { CERTIFIED_WORD, type Lexicon } from "./term-statistics";
import { queryOf } from "./tsquery";

/** Cost of reading one product, in matches of the word index. */
const READING = 6;

/**
 * Returns the condition for all units over `products p`: rare units by the word index, frequent ones only where that is
 * cheap; the remaining matches are scanned.
 */
export function indexCondition(units: Term[], lexicon: Lexicon): Prisma.Sql {
  const shares = units.map((unit) => lexicon.shareOf([unit]));
  const limit = READING * Math.min(...shares);
  const often = units.filter((_, at) => (shares[at] ?? 0) > limit);
  const rare = units.filter((unit) => !often.includes(unit));
  const plain = (list: Term[]) => list.filter((unit) => !isCertified(unit));
  const found = plain(rare).length > 0 ? [isKnown(plain(rare), plain(often))] : [];
  return andAll([
    ...found,
    ...rare.filter(isCertified).map(indexCertified),
    ...often.map(scanTerm),
  ]);
}

/** Returns the same condition without the index, by scanning each product. */
export function scanCondition(units: Term[]): Prisma.Sql {
  return andAll(units.map(scanTerm));
}

/**
 * Returns the rank of a match: 0 if its text begins with a unit and all units are in its title, 1 if all units are in
 * its title, otherwise 2.
 */
export function rankOf(units: Term[]): Prisma.Sql {
  const inTitle = units.map((unit) => matches(unit, isInTitle));
  const starts = units
    .flat()
    .map(({ words }) => Prisma.sql`starts_with(p.search_text, ${` ${words}`})`);
  return Prisma.sql`CASE WHEN NOT (${andAll(inTitle)}) THEN 2
    WHEN ${Prisma.join(starts, " OR ")} THEN 0 ELSE 1 END`;
}

/** Returns the rank of a partial match: fewer missing units first, then more units in the title. */
export function partialRankOf(units: Term[]): Prisma.Sql {
  const missing = units.map((unit) => lacks(scanTerm(unit), units.length + 1));
  const notInTitle = units.map((unit) => lacks(matches(unit, isInTitle), 1));
  return Prisma.join([...missing, ...notInTitle], " + ");
}

const lacks = (condition: Prisma.Sql, weight: number) =>
  Prisma.sql`CASE WHEN ${condition} THEN 0 ELSE ${Prisma.raw(String(weight))} END`;

/**
 * Condition by the word index, so it must repeat the indexed expression; `often` units are used only where the lookup
 * is cheap.
 */
function isKnown(units: Term[], often: Term[]) {
  return Prisma.sql`search_words(p.search_text) @@ (
    SELECT search.known(${units.map(queryOf)}::text[], ${often.map(queryOf)}::text[]))`;
}

function indexCertified(unit: Term) {
  return Prisma.sql`p.id IN (SELECT p.id FROM products p WHERE ${IS_LIVE} AND ${isKnown([unit], [])}
    UNION ALL SELECT c.product_id FROM certificates c WHERE ${HALAL})`;
}

function scanTerm(unit: Term) {
  const said = matches(unit, isIn);
  if (!isCertified(unit)) return said;
  return Prisma.sql`(${said} OR EXISTS (SELECT 1 FROM certificates c WHERE c.product_id = p.id AND ${HALAL}))`;
}

/** Faster than LIKE, whose better row estimates would not change the plan. */
const isIn = (needle: string) => Prisma.sql`strpos(p.search_text, ${needle}) > 0`;

/** `search_text` begins with the folded title, about as long as the original; the needle must begin within it. */
function isInTitle(needle: string) {
  const further = [...needle].length - 1;
  return Prisma.sql`strpos(left(p.search_text, length(p.title) + ${further}::int), ${needle}) > 0`;
}

/** Folded words are surrounded by spaces: a leading space matches the beginning of a word. */
function matches(unit: Term, isSaid: (needle: string) => Prisma.Sql) {
  const ways = unit.map(({ words, isWhole }) => {
    const needles = words.split(" ").map((word) => (isWhole ? ` ${word} ` : ` ${word}`));
    return andAll(needles.map(isSaid));
  });
  return Prisma.sql`(${Prisma.join(ways, " OR ")})`;
}

/** Returns whether a unit means "halal", which also matches products with a halal certificate. */
export function isCertified(unit: Term): boolean {
  return unit.some(({ words }) => words === CERTIFIED_WORD);
}

const HALAL = Prisma.sql`c.type = 'halal' AND c.status = 'approved' AND c.valid_until >= current_date`;
