import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { type Alike, type Depth, findBest } from "@/lib/catalog/find";
import type { Found } from "@/lib/catalog/search-sql";
import { remembered } from "@/lib/core/remembered";
import { isCertified, lookUp, rankOf, readThrough } from "./condition";
import { wordsOf } from "./fold";
import { type Lexicon, readLexicon } from "./lexicon";
import { nearestWords } from "./spelling";
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
  const byIndex = lookUp(units, lexicon);
  const byReading = readThrough(units);
  const where = isCommon ? byReading : byIndex;
  const rank = rankOf(units);
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
