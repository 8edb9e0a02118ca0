import "server-only";

import { cached } from "@/lib/cache/cached";
import { memoize } from "@/lib/cache/memoize";
import { CATALOG_TAG } from "@/lib/cache/tags";
import { onPrimary } from "@/lib/db/connections";
import { sql } from "@/lib/db/sql";
import { type Alias, type Term, type TermVariant, Vocabulary } from "./synonyms";

const CERTIFIED_TOKEN = "halal";

/** Returns whether a term means "halal", which also matches products with a halal certificate. */
export function matchesCertificate(term: Term): boolean {
  return term.some(({ phrase }) => phrase === CERTIFIED_TOKEN);
}

/** Minimum share of products for a word to be counted; rarer words count as 0. */
const OFTEN = 0.004;

type Usage = { products: number; certified: number; often: [word: string, share: number][] };

/** Aliases and frequencies of words. */
export class Lexicon {
  readonly vocabulary: Vocabulary;
  readonly products: number;
  private readonly usage: Usage;
  /** Frequent words in code unit order, so that words with a common prefix are adjacent. */
  private readonly often: Usage["often"];

  constructor(aliases: Alias[], usage: Usage) {
    this.vocabulary = new Vocabulary(aliases);
    this.usage = usage;
    this.products = usage.products;
    this.often = usage.often.toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Returns whether a word is correct: it has aliases, or many products contain it. */
  isCorrect(token: string): boolean {
    return this.vocabulary.has(token) || this.often[this.placeOf(token)]?.[0] === token;
  }

  /** Returns the estimated share of products that contain all terms, 0 to 1; too low without database statistics. */
  shareOf(terms: Term[]): number {
    return product(terms.map((term) => this.shareOfTerm(term)));
  }

  private shareOfTerm(term: Term) {
    const none = term.map((variant) => 1 - this.shareOfVariant(variant));
    const certifiedShare = matchesCertificate(term)
      ? this.usage.certified / Math.max(1, this.products)
      : 0;
    return 1 - (1 - certifiedShare) * product(none);
  }

  private shareOfVariant({ phrase, isWholeToken }: TermVariant) {
    return product(phrase.split(" ").map((token) => this.shareOfToken(token, isWholeToken)));
  }

  private shareOfToken(token: string, isWholeToken: boolean) {
    let none = 1;
    for (let index = this.placeOf(token); index < this.often.length; index += 1) {
      const [other = "", share = 0] = this.often[index] ?? [];
      if (!other.startsWith(token) || (isWholeToken && other !== token)) break;
      none *= 1 - share;
    }
    return 1 - none;
  }

  /** Returns the index of a word in `often`, or its insertion point. */
  private placeOf(token: string) {
    let [from, to] = [0, this.often.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.often[middle]?.[0] ?? "") < token) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

const product = (factors: number[]) => factors.reduce((all, factor) => all * factor, 1);

/**
 * Returns aliases and word frequencies, cached until the catalogue changes. The cost is independent of the number of
 * products: the frequencies are PostgreSQL's own statistics.
 */
export function readTermStatistics(): Promise<Lexicon> {
  return onPrimary(() => memoize([CATALOG_TAG], "lexicon", compile));
}

async function compile() {
  const [aliases, usage] = await Promise.all([
    cached([CATALOG_TAG], ["search-aliases"], readAliases),
    cached([CATALOG_TAG], ["search-usage"], readUsage),
  ]);
  return new Lexicon(aliases, usage);
}

function readAliases() {
  return sql.query<Alias[]>`
    SELECT a.alias, a.term, EXISTS (SELECT 1 FROM search.words w WHERE w.word = a.alias) AS "isUsed"
    FROM search_aliases a ORDER BY a.id`;
}

async function readUsage(): Promise<Usage> {
  const [row] = await sql.query<(Omit<Usage, "often"> & { often: Usage["often"] | null })[]>`
    SELECT (SELECT greatest(c.reltuples, 0)::float FROM pg_class c WHERE c.oid = 'products'::regclass) AS products,
      (SELECT count(*)::int FROM certificates WHERE type = 'halal' AND status = 'approved'
        AND valid_until >= current_date) AS certified,
      (SELECT json_agg(json_build_array(word, share)) FROM pg_stats s,
        unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS used (word, share)
        WHERE s.schemaname = current_schema() AND s.tablename = 'products_live_words' AND word IS NOT NULL AND share >= ${OFTEN}) AS often`;
  return { products: 0, certified: 0, ...row, often: row?.often ?? [] };
}
