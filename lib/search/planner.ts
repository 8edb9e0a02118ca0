import { type Correction, listCorrections, type SpellingCandidate } from "./corrections";
import type { Match } from "./dto";
import type { Term, TermVariant } from "./synonyms";
import { type Lexicon, matchesCertificate } from "./term-statistics";

/**
 * Depth of a search. `ranked`: best-selling products that a common search sorts by relevance; the rest follow by sales.
 * `first`: products whose rows are read together with the ids.
 */
export type SearchDepth = { ranked: number; first: number };

/** One term of a plan. */
export type PlannedTerm = {
  variants: Term;
  /** "index": looked up in the word index. "filter": so frequent that it is checked on the matches of the others. */
  access: "index" | "filter";
};

/** How a search is executed, as data. `sql.ts` turns it into SQL. */
export type SearchPlan = {
  /** The terms of the search, for the rank. */
  terms: Term[];
  /** The words as typed, which rank titles that contain them in this order first; null for a single word. */
  phrase: string | null;
  /** Products with all terms, or with any of them, ranked by the number of terms. */
  matching: "all" | "any";
  /** Terms that a match must have: the same, or for "any" one term with all variants. */
  required: PlannedTerm[];
  /**
   * "index": look up all matches and rank them. "bestSellers": read the best-selling products that match and rank
   * those, for searches with very many matches.
   */
  strategy: "index" | "bestSellers";
  depth: SearchDepth;
  /** Estimated number of matches; 0 without statistics. */
  estimate: number;
  /** Few terms and variants, so that the SQL has one of a few shapes and can be prepared. */
  isPreparable: boolean;
  /** Cache key; equal for plans with the same terms. */
  key: string;
};

/** Ids of the best matches, best first, and the number of all matches. */
export type BestMatches = { ids: number[]; total: number };

/** A plan that was checked for matches. */
export type PlannedSearch = {
  plan: SearchPlan;
  match: Match;
  /** No public product matches, whatever the filters. */
  isMiss: boolean;
  /** Best matches, if they were read to check for matches. */
  best: BestMatches | null;
};

/** Reads the best matches of a plan; without a match, the words similar to `unknown`. */
export type Probe = (
  plan: SearchPlan,
  unknown: string[],
) => Promise<BestMatches & { similar: SpellingCandidate[] }>;

type PlanOptions = {
  depth: SearchDepth;
  matching: SearchPlan["matching"];
  phrase?: SearchPlan["phrase"];
};

/** Estimated number of matches from which a search is assumed to have results. */
const ASSUMED_MATCHES = 100;

/** Maximum number of partial matches that are all ranked; beyond it only the best-selling ones. */
const MAX_RANKED_PARTIAL = 2_000;

/** Maximum length of words that match only whole words in a partial search; as prefixes they match too much. */
const MAX_WHOLE_LENGTH = 2;

/** Cost of reading one product, in matches of the word index. */
const READ_COST = 6;

/** Maximum length of a word that is corrected. */
const LONGEST_TYPO = 40;

/**
 * Plans a search for the words without stop words, in all variants of the synonyms. Without a match, unknown words are
 * corrected by the synonyms or by the words of all products; without a corrected match, the uncorrected plan is
 * returned as a miss.
 */
export async function planSearch(
  typedTokens: string[],
  lexicon: Lexicon,
  { probe, ...options }: PlanOptions & { probe: Probe },
): Promise<PlannedSearch> {
  const tokens = lexicon.vocabulary.withoutStopWords(typedTokens);
  const unknown = tokens.filter(
    (token) => !lexicon.isCorrect(token) && token.length <= LONGEST_TYPO,
  );
  const isPartial = options.matching === "any";
  const phrase = typedTokens.length > 1 ? typedTokens.join(" ") : null;

  async function check(terms: Term[], correction: string | null, misspellings: string[]) {
    const plan = createPlan(terms, lexicon, { ...options, phrase });
    const match = { corrected: isPartial ? null : correction, isPartial };
    if (plan.estimate >= ASSUMED_MATCHES) {
      return { plan, match, isMiss: false, best: null, similar: [] };
    }
    const { similar, ...best } = await probe(plan, misspellings);
    return { plan, match, isMiss: best.total === 0, best, similar };
  }

  const { similar, ...exact } = await check(lexicon.vocabulary.termsOf(tokens), null, unknown);
  if (!exact.isMiss) return exact;
  const candidates: Correction[] = listCorrections({ tokens, unknown, similar }, lexicon);
  for (const { terms, text } of candidates) {
    const { similar: _, ...correction } = await check(terms, text, []);
    if (!correction.isMiss) return correction;
  }
  return exact;
}

/** Returns the plan for terms, by the statistics of the lexicon. */
export function createPlan(
  terms: Term[],
  lexicon: Lexicon,
  { depth, matching, phrase = null }: PlanOptions,
): SearchPlan {
  const isPartial = matching === "any";
  const requiredTerms = isPartial ? [anyVariant(terms)] : terms;
  const share = lexicon.shareOf(requiredTerms);
  const estimate = share * lexicon.products;
  // Expected cost of a scan: ranked / share. Expected cost of two index lookups: 2 × share × products.
  const isCommon = 2 * share ** 2 * lexicon.products >= depth.ranked;
  const isScanned = isCommon && (!isPartial || estimate > MAX_RANKED_PARTIAL);
  return {
    terms,
    phrase,
    matching,
    required: chooseAccess(requiredTerms, lexicon),
    strategy: isScanned ? "bestSellers" : "index",
    depth,
    estimate,
    isPreparable: !isPartial && isPreparable(terms),
    key: `${matching} ${JSON.stringify([terms, phrase])}`,
  };
}

/** Returns the plan of a search without letters and digits, which matches nothing. */
export const emptyPlan = (depth: SearchDepth): SearchPlan => ({
  terms: [],
  phrase: null,
  matching: "all",
  required: [],
  strategy: "index",
  depth,
  estimate: 0,
  isPreparable: false,
  key: "",
});

/** Returns one term with the variants of all. */
function anyVariant(terms: Term[]): Term {
  return terms.flat().map((variant) => ({
    ...variant,
    isWhole: variant.isWholeToken || variant.phrase.length <= MAX_WHOLE_LENGTH,
  }));
}

/** Rare terms are looked up in the index; a much more frequent one is cheaper to check on their matches. */
function chooseAccess(terms: Term[], lexicon: Lexicon): PlannedTerm[] {
  const shares = terms.map((term) => lexicon.shareOf([term]));
  const limit = READ_COST * Math.min(...shares);
  return terms.map((variants, index) => ({
    variants,
    access: (shares[index] ?? 0) > limit ? "filter" : "index",
  }));
}

const MAX_PREPARED_TERMS = 3;

/** At most three words, or two of which one has up to three variants, as after a correction. */
function isPreparable(terms: Term[]) {
  const withVariants = terms.filter(({ length }) => length > 1);
  const hasFewVariants =
    terms.length + withVariants.length <= MAX_PREPARED_TERMS &&
    withVariants.every(({ length }) => length <= MAX_PREPARED_TERMS);
  return hasFewVariants && terms.flat().every(isSingleToken) && !terms.some(matchesCertificate);
}

const isSingleToken = ({ phrase }: TermVariant) => !phrase.includes(" ");
