import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { memoize } from "@/lib/cache/memoize";
import { CATALOG_TAG } from "@/lib/cache/tags";
import { tokenize } from "@/lib/core/search-text";
import type { Found } from "@/lib/products/product-sql";
import type { Match } from "./dto";
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

/** Planned search: a condition over `products p`, and a rank, lowest first. */
export type SearchPlan = {
  where: Prisma.Sql;
  /** The same condition, always by the word index: for counts. */
  byIndex: Prisma.Sql;
  /** The same condition without the index, for rows that are read anyway. */
  byReading: Prisma.Sql;
  rank: Prisma.Sql;
  units: Term[];
  /** Few words and variants, so that the SQL has one of a few shapes and can be prepared. */
  isPlain: boolean;
  /** Cache key; equal for searches with the same terms. */
  key: string;
  /** Best matches, if planning already had to query them. */
  best: Found | null;
  /** Matches so many products that scanning best-selling products is faster than the word index. */
  isCommon: boolean;
  /** For common searches: number of best-selling matches that are sorted by relevance. */
  ranked: number;
  /** Number of first matches whose rows are read together with the ids. */
  first: number;
  /** Estimated number of matches; 0 without statistics. */
  about: number;
  /** No public product matches, whatever the filters. */
  isMiss: boolean;
  match: Match;
};

const EXACT: Match = { corrected: null, isPartial: false };

/** Estimated number of matches from which a search is assumed to have results. */
const SURE = 100;

/** Maximum number of partial matches that are all ranked; beyond it only the best sold, as in any common search. */
const PARTIAL_RANKED = 2_000;

/** Maximum length of words that match only whole words in a partial search; as prefixes they match too much. */
const SHORT = 2;

// A search without letters and digits: no match, and nothing to record as a search without results.
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
 * Plans a search for products with all words but stop words, in any spelling of the aliases. Without a match, unknown
 * words are corrected by the aliases or by the words of all products. Returns null without a search.
 */
export async function planQuery(
  search: string | undefined,
  depth: SearchDepth,
): Promise<SearchPlan | null> {
  if (!search) return null;
  const words = tokenize(search);
  if (words.length === 0) return EMPTY_PLAN;
  return memoize([CATALOG_TAG], `plan ${depth.ranked} ${words.join(" ")}`, () =>
    decide(words, depth),
  );
}

/** Plans a search like `planQuery`; if no product has all words, for products with some of them. */
export async function planRelaxed(
  search: string | undefined,
  depth: SearchDepth,
): Promise<SearchPlan | null> {
  const plan = await planQuery(search, depth);
  if (!search || !plan?.isMiss) return plan;
  const words = tokenize(search);
  const relaxed = await memoize([CATALOG_TAG], `some ${depth.ranked} ${words.join(" ")}`, () =>
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

/** Returns likely corrections, likeliest first. A word that some product has is correct. */
function corrections(
  words: string[],
  unknown: string[],
  alike: SpellingCandidate[],
  lexicon: Lexicon,
) {
  const isThere = (word: string) => alike.some((row) => row.typed === word && row.word === word);
  // A single word is always corrected: no product on sale has it, even if the statistics know it.
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

/**
 * Checks whether a plan has matches: for rare searches it reads them, and without a match the words similar to
 * `unknown`.
 */
async function lookFor(plan: SearchPlan, unknown: string[] = []) {
  if (plan.about >= SURE) return { plan, alike: [] };
  const { alike, ...best } = await searchTopMatches(plan, unknown);
  return { plan: { ...plan, best, isMiss: best.total === 0 }, alike };
}

/** Replaces each unknown word by the nearest words of `alike`; null if nothing changes. */
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
  // Expected cost of a scan: ranked / share. Expected cost of two index lookups: 2 × share × products.
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

/**
 * Returns whether a search has at most three words, or two of which one has up to three variants, as after a
 * correction.
 */
function hasFewWays(units: Term[]) {
  const more = units.filter(({ length }) => length > 1);
  return units.length + more.length <= FEW && more.every(({ length }) => length <= FEW);
}

const isOneWord = ({ words }: TermVariant) => !words.includes(" ");
