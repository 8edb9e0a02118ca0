import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { andAll, IS_LIVE } from "@/lib/products/product-sql";
import type { Term } from "./synonyms";
import { CERTIFIED_WORD, type Lexicon } from "./term-statistics";
import { queryOf } from "./tsquery";

/** To read a product costs about as much as to find so many by the index. */
const READING = 6;

/**
 * All units over `products p`, the rarest by the index of words; what that would find in very many more only as far as it
 * costs little, and of what is left the products are read.
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

/** The same by reading each product. */
export function scanCondition(units: Term[]): Prisma.Sql {
  return andAll(units.map(scanTerm));
}

/** How well a product that is found fits: 0 its text begins with one of them, 1 all are in its title, 2 they are not. */
export function rankOf(units: Term[]): Prisma.Sql {
  const inTitle = units.map((unit) => matches(unit, isInTitle));
  const starts = units
    .flat()
    .map(({ words }) => Prisma.sql`starts_with(p.search_text, ${` ${words}`})`);
  return Prisma.sql`CASE WHEN NOT (${andAll(inTitle)}) THEN 2
    WHEN ${Prisma.join(starts, " OR ")} THEN 0 ELSE 1 END`;
}

/** How well a product that has some of the units fits: the fewer it lacks the better, then the more are in its title. */
export function partialRankOf(units: Term[]): Prisma.Sql {
  const missing = units.map((unit) => lacks(scanTerm(unit), units.length + 1));
  const notInTitle = units.map((unit) => lacks(matches(unit, isInTitle), 1));
  return Prisma.join([...missing, ...notInTitle], " + ");
}

const lacks = (condition: Prisma.Sql, weight: number) =>
  Prisma.sql`CASE WHEN ${condition} THEN 0 ELSE ${Prisma.raw(String(weight))} END`;

/** All units by the index of words, whose expression this is; of `often` those that it finds soon. */
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

/** Takes half the time of LIKE, over which the planner would guess no better where it matters: the plan is settled by then. */
const isIn = (needle: string) => Prisma.sql`strpos(p.search_text, ${needle}) > 0`;

/** The title comes first in the folded words, about as long as it is written: there the needle has to begin. */
function isInTitle(needle: string) {
  const further = [...needle].length - 1;
  return Prisma.sql`strpos(left(p.search_text, length(p.title) + ${further}::int), ${needle}) > 0`;
}

/** Blanks stand around each folded word: with one before it, a word's beginning is found. */
function matches(unit: Term, isSaid: (needle: string) => Prisma.Sql) {
  const ways = unit.map(({ words, isWhole }) => {
    const needles = words.split(" ").map((word) => (isWhole ? ` ${word} ` : ` ${word}`));
    return andAll(needles.map(isSaid));
  });
  return Prisma.sql`(${Prisma.join(ways, " OR ")})`;
}

/** Whoever searches for halal goods means the certified ones as well. */
export function isCertified(unit: Term): boolean {
  return unit.some(({ words }) => words === CERTIFIED_WORD);
}

const HALAL = Prisma.sql`c.type = 'halal' AND c.status = 'approved' AND c.valid_until >= current_date`;
