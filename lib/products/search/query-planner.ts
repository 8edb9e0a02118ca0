import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { memoize } from "@/lib/cache/memoize";
import { tokenize } from "@/lib/core/search-text";
import type { Found } from "@/lib/products/product-sql";
import { type SearchDepth, type SpellingCandidate, searchTopMatches } from "./product-search";
import { nearestWords } from "./spelling";
import {
  indexCondition,
  isCertified,
  partialRankOf,
  rankOf,
  scanCondition,
} from "./sql-conditions";
import { isStopWord } from "./stop-words";
import type { Term, TermVariant } from "./synonyms";
import { type Lexicon, readTermStatistics } from "./term-statistics";

/** How a search is answered: a condition over `products p`, and how well a product fits, best first. */
export type SearchPlan = {
  where: Prisma.Sql;
  /** The same condition, always by the index of words: to count. */
  byIndex: Prisma.Sql;
  /** The same for rows that are read anyway. */
  byReading: Prisma.Sql;
  rank: Prisma.Sql;
  units: Term[];
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
  match: Match;
};

/** How a search was answered: with corrected words, or with products that have only some of the words. */
export type Match = { corrected: string | null; isPartial: boolean };

const EXACT: Match = { corrected: null, isPartial: false };

/** So many products by the statistics, and some are there. */
const SURE = 100;

/** Maximum number of partial matches that are all ranked; beyond it only the best sold, as in any common search. */
const PARTIAL_RANKED = 2_000;

/** Words as short as these begin too many others to be one of some words: they count as words of their own. */
const SHORT = 2;

// Signs alone name nothing; no product is like them, and there is no word to keep.
const EMPTY_PLAN: SearchPlan = {
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
  match: EXACT,
};

/**
 * Plans a search: products with all words but stop words, in any spelling that the aliases know; if there are none, the
 * same with unknown words corrected by the aliases or by the words of all products.
 */
export async function planQuery(
  search: string | undefined,
  depth: SearchDepth,
): Promise<SearchPlan | null> {
  if (!search) return null;
  const words = tokenize(search);
  if (words.length === 0) return EMPTY_PLAN;
  return memoize(["catalog"], `plan ${depth.ranked} ${words.join(" ")}`, () =>
    decide(words, depth),
  );
}

/** The same for lists that can say so: where no product has all words, the products with some of them. */
export async function planRelaxed(
  search: string | undefined,
  depth: SearchDepth,
): Promise<SearchPlan | null> {
  const plan = await planQuery(search, depth);
  if (!search || !plan?.isMiss) return plan;
  const words = tokenize(search);
  const relaxed = await memoize(["catalog"], `some ${depth.ranked} ${words.join(" ")}`, () =>
    decidePartial(words, depth),
  );
  return relaxed ?? plan;
}

async function decide(typed: string[], depth: SearchDepth): Promise<SearchPlan> {
  const lexicon = await readTermStatistics();
  const words = lexicon.vocabulary.withoutStopWords(typed);
  const planOf = (units: Term[]) => planFor(units, lexicon, depth);
  const unknown = unknownOf(words, lexicon);
  const exact = await lookFor(planOf(lexicon.vocabulary.unitsOf(words)), unknown);
  if (!exact.plan.isMiss) return exact.plan;
  for (const { units, said } of corrections(words, unknown, exact.alike, lexicon)) {
    const { plan } = await lookFor(planOf(units));
    if (!plan.isMiss) return { ...plan, match: { corrected: said, isPartial: false } };
  }
  return exact.plan;
}

async function decidePartial(typed: string[], depth: SearchDepth): Promise<SearchPlan | null> {
  const lexicon = await readTermStatistics();
  const words = lexicon.vocabulary.withoutStopWords(typed);
  const planOf = (units: Term[]) => partialPlanFor(units, lexicon, depth);
  const units = lexicon.vocabulary.unitsOf(words);
  if (units.length < 2) return null;
  const unknown = unknownOf(words, lexicon);
  const exact = await lookFor(planOf(units), unknown);
  if (!exact.plan.isMiss) return exact.plan;
  for (const corrected of corrections(words, unknown, exact.alike, lexicon)) {
    const { plan } = await lookFor(planOf(corrected.units));
    if (!plan.isMiss) return plan;
  }
  return null;
}

const unknownOf = (words: string[], lexicon: Lexicon) =>
  words.filter((word) => !lexicon.knows(word) && word.length <= 40);

/** Likely corrections, the likeliest first. A word that some product has is correct. */
function corrections(
  words: string[],
  unknown: string[],
  alike: SpellingCandidate[],
  lexicon: Lexicon,
) {
  const isThere = (word: string) => alike.some((row) => row.typed === word && row.word === word);
  // The only word is in no product that is on sale, whatever others had it once.
  const right =
    words.length > 1 ? words.filter((word) => !unknown.includes(word) || isThere(word)) : [];
  const corrected = lexicon.vocabulary.correct(words, right);
  const known = corrected && {
    units: lexicon.vocabulary.unitsOf(corrected),
    said: corrected.join(" "),
  };
  const near = nearTo(corrected ?? words, alike, lexicon);
  return [known, near].filter((entry) => entry !== null);
}

/** Whether anything is there: for few products, which ones, and where there are none, words that are like `unknown`. */
async function lookFor(plan: SearchPlan, unknown: string[] = []) {
  if (plan.about >= SURE) return { plan, alike: [] };
  const { alike, ...best } = await searchTopMatches(plan, unknown);
  return { plan: { ...plan, best, isMiss: best.total === 0 }, alike };
}

/** Each unknown word as all those of `alike` that are nearest to it; null where there is no other. */
function nearTo(words: string[], alike: SpellingCandidate[], { vocabulary }: Lexicon) {
  const nearest = words.map((typed) =>
    nearestWords(
      typed,
      alike.flatMap((row) => (row.typed === typed && !isStopWord(row.word) ? [row.word] : [])),
    ),
  );
  if (nearest.flat().every((word) => words.includes(word))) return null;
  const units = words.map((typed, at): Term => {
    const near = (nearest[at] ?? []).map((word) => ({ words: word, isWhole: false }));
    return near.length > 0 ? near : (vocabulary.unitsOf([typed])[0] ?? []);
  });
  const said = words.map((typed, at) => nearest[at]?.join(" / ") || typed).join(" ");
  return { units, said };
}

function planFor(units: Term[], lexicon: Lexicon, { ranked, first }: SearchDepth): SearchPlan {
  const share = lexicon.shareOf(units);
  // Reading on until so many are found costs ranked / share, looking all of them up twice share × products.
  const isCommon = 2 * share ** 2 * lexicon.products >= ranked;
  const byIndex = indexCondition(units, lexicon);
  const byReading = scanCondition(units);
  const where = isCommon ? byReading : byIndex;
  const rank = rankOf(units);
  const about = share * lexicon.products;
  const key = JSON.stringify(units);
  const isPlain = hasFewWays(units) && units.flat().every(isOneWord) && !units.some(isCertified);
  const known = { best: null, isMiss: false, match: EXACT };
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

/** Plans a search for products with at least one of the units, ranked by the number of units they have. */
function partialPlanFor(units: Term[], lexicon: Lexicon, depth: SearchDepth): SearchPlan {
  const any = units.flat().map((wording) => {
    return { ...wording, isWhole: wording.isWhole || wording.words.length <= SHORT };
  });
  const plan = planFor([any], lexicon, depth);
  const isCommon = plan.isCommon && plan.about > PARTIAL_RANKED;
  return {
    ...plan,
    where: isCommon ? plan.byReading : plan.byIndex,
    rank: partialRankOf(units),
    units,
    isPlain: false,
    key: `some ${JSON.stringify(units)}`,
    isCommon,
    match: { corrected: null, isPartial: true },
  };
}

const FEW = 3;

/** Three words, or two of which one is said in up to three ways, as one that was mistyped may be. */
function hasFewWays(units: Term[]) {
  const more = units.filter(({ length }) => length > 1);
  return units.length + more.length <= FEW && more.every(({ length }) => length <= FEW);
}

const isOneWord = ({ words }: TermVariant) => !words.includes(" ");
