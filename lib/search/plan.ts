import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { type Alike, type Depth, findBest } from "@/lib/catalog/find";
import { allOf, type Found, LIVE } from "@/lib/catalog/search-sql";
import { remembered } from "@/lib/core/remembered";
import { wordsOf } from "./fold";
import { CERTIFIED_WORD, type Lexicon, readLexicon } from "./lexicon";
import { nearestWords } from "./spelling";
import { queryOf } from "./tsquery";
import type { Unit, Wording } from "./vocabulary";

/** How a search is answered: a condition over `products p`, and how well a product fits, best first. */
export type SearchPlan = {
  where: Prisma.Sql;
  /** The same condition, always by the index of words: to count. */
  byIndex: Prisma.Sql;
  /** The same for rows that are read anyway. */
  byReading: Prisma.Sql;
  rank: Prisma.Sql;
  units: Unit[];
  /** A few words, at most one of which is said in more ways: what is asked for them has one of a few texts. */
  isPlain: boolean;
  /** The same for the same things meant. */
  key: string;
  /** What is there of it, where that had to be found out to decide. */
  best: Found | null;
  /** So many products are meant that to look at the best sold ones finds a page sooner than the index of words. */
  isCommon: boolean;
  /** Where it is common, so many of the best sold are put in the order of relevance. */
  ranked: number;
  /** Where it is not, so many of the best are read as they are found. */
  first: number;
  /** How many products the statistics think of; 0 where they know nothing. */
  about: number;
  /** Nothing on sale is like it, whatever the filters. */
  isMiss: boolean;
};

/** So many products by the statistics, and some are there. */
const SURE = 100;

// Signs alone name nothing; no product is like them, and there is no word to keep.
const NOTHING: SearchPlan = {
  where: Prisma.sql`false`,
  byIndex: Prisma.sql`false`,
  byReading: Prisma.sql`false`,
  rank: Prisma.sql`NULL::int`,
  units: [],
  isPlain: false,
  key: "",
  best: { ids: [], total: 0 },
  isCommon: false,
  ranked: 0,
  first: 0,
  about: 0,
  isMiss: false,
};

/**
 * The one decision on what a search finds: the products with all words in any spelling that the aliases know; where
 * there is none, the same for the words that were probably meant, out of the aliases or out of all words there are.
 */
export async function planSearch(
  search: string | undefined,
  depth: Depth,
): Promise<SearchPlan | null> {
  if (!search) return null;
  const words = wordsOf(search);
  if (words.length === 0) return NOTHING;
  return remembered(["catalog"], `plan ${depth.ranked} ${words.join(" ")}`, () =>
    decide(words, depth),
  );
}

async function decide(words: string[], depth: Depth): Promise<SearchPlan> {
  const lexicon = await readLexicon();
  const { vocabulary } = lexicon;
  const planOf = (units: Unit[]) => planFor(units, lexicon, depth);
  const unknown = words.filter((word) => !lexicon.knows(word) && word.length <= 40);
  const exact = await lookFor(planOf(vocabulary.unitsOf(words)), unknown);
  if (!exact.plan.isMiss) return exact.plan;
  const corrected = vocabulary.correct(words);
  const meant = corrected && (await lookFor(planOf(vocabulary.unitsOf(corrected)))).plan;
  if (meant && !meant.isMiss) return meant;
  const near = unitsAlike(corrected ?? words, exact.alike, lexicon);
  const alike = near && (await lookFor(planOf(near))).plan;
  return alike && !alike.isMiss ? alike : exact.plan;
}

/** Whether anything is there: for few products, which ones, and where there are none, words that are like `unknown`. */
async function lookFor(plan: SearchPlan, unknown: string[] = []) {
  if (plan.about >= SURE) return { plan, alike: [] };
  const { alike, ...best } = await findBest(plan, unknown);
  return { plan: { ...plan, best, isMiss: best.total === 0 }, alike };
}

/** Each word that nobody knows as all those of `alike` that are nearest to it; null where there is no other. */
function unitsAlike(words: string[], alike: Alike[], { vocabulary }: Lexicon): Unit[] | null {
  const nearest = words.map((typed) =>
    nearestWords(
      typed,
      alike.filter((row) => row.typed === typed).map(({ word }) => word),
    ),
  );
  if (nearest.flat().every((word) => words.includes(word))) return null;
  return words.map((typed, at) => {
    const near = (nearest[at] ?? []).map((word) => ({ words: word, isWhole: false }));
    return near.length > 0 ? near : (vocabulary.unitsOf([typed])[0] ?? []);
  });
}

function planFor(units: Unit[], lexicon: Lexicon, { ranked, first }: Depth): SearchPlan {
  const share = lexicon.shareOf(units);
  // Reading on until so many are found costs ranked / share, looking all of them up twice share × products.
  const isCommon = 2 * share ** 2 * lexicon.products >= ranked;
  const byIndex = allOf(lookUpRare(units, lexicon));
  const byReading = allOf(units.map(readFor));
  const where = isCommon ? byReading : byIndex;
  const inTitle = units.map((unit) => saidBy(unit, isInTitle));
  const starts = units
    .flat()
    .map(({ words }) => Prisma.sql`starts_with(p.search_text, ${` ${words}`})`);
  const rank = Prisma.sql`CASE WHEN NOT (${allOf(inTitle)}) THEN 2
    WHEN ${Prisma.join(starts, " OR ")} THEN 0 ELSE 1 END`;
  const about = share * lexicon.products;
  const key = JSON.stringify(units);
  const isPlain = hasFewWays(units) && units.flat().every(isOneWord) && !units.some(isCertified);
  const known = { best: null, isMiss: false };
  return {
    where,
    byIndex,
    byReading,
    rank,
    units,
    isPlain,
    key,
    isCommon,
    ranked,
    first,
    about,
    ...known,
  };
}

const FEW = 3;

/** Three words, or two of which one is said in up to three ways, as one that was mistyped may be. */
function hasFewWays(units: Unit[]) {
  const more = units.filter(({ length }) => length > 1);
  return units.length + more.length <= FEW && more.every(({ length }) => length <= FEW);
}

const isOneWord = ({ words }: Wording) => !words.includes(" ");

/** To read a product costs about as much as to find so many by the index. */
const READING = 6;

/**
 * The rarest by the index of words; what it would find in very many more only as far as that costs little, and of what
 * that leaves the products are read.
 */
function lookUpRare(units: Unit[], lexicon: Lexicon) {
  const shares = units.map((unit) => lexicon.shareOf([unit]));
  const limit = READING * Math.min(...shares);
  const often = units.filter((_, at) => (shares[at] ?? 0) > limit);
  const rare = units.filter((unit) => !often.includes(unit));
  const plain = (list: Unit[]) => list.filter((unit) => !isCertified(unit));
  const found = plain(rare).length > 0 ? [isKnown(plain(rare), plain(often))] : [];
  return [...found, ...rare.filter(isCertified).map(lookUpCertified), ...often.map(readFor)];
}

/** All units by the index of words, whose expression this is; of `often` those that it finds soon. */
function isKnown(units: Unit[], often: Unit[]) {
  return Prisma.sql`search_words(p.search_text) @@ (
    SELECT search.known(${units.map(queryOf)}::text[], ${often.map(queryOf)}::text[]))`;
}

function lookUpCertified(unit: Unit) {
  return Prisma.sql`p.id IN (SELECT p.id FROM products p WHERE ${LIVE} AND ${isKnown([unit], [])}
    UNION ALL SELECT c.product_id FROM certificates c WHERE ${HALAL})`;
}

/** The unit by reading each product. */
function readFor(unit: Unit) {
  const said = saidBy(unit, isIn);
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
function saidBy(unit: Unit, isSaid: (needle: string) => Prisma.Sql) {
  const ways = unit.map(({ words, isWhole }) => {
    const needles = words.split(" ").map((word) => (isWhole ? ` ${word} ` : ` ${word}`));
    return allOf(needles.map(isSaid));
  });
  return Prisma.sql`(${Prisma.join(ways, " OR ")})`;
}

/** Whoever searches for halal goods means the certified ones as well. */
function isCertified(unit: Unit) {
  return unit.some(({ words }) => words === CERTIFIED_WORD);
}

const HALAL = Prisma.sql`c.type = 'halal' AND c.status = 'approved' AND c.valid_until >= current_date`;
