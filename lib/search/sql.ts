import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { andAll, IS_LIVE } from "@/lib/products/product-sql";
import type { PlannedTerm, SearchPlan } from "./planner";
import type { Term, TermVariant } from "./synonyms";
import { matchesCertificate } from "./term-statistics";
import { toTsquery } from "./tsquery";

/** Returns the condition of a plan over `products p`, by the access that its strategy needs. */
export function searchCondition(plan: SearchPlan): Prisma.Sql {
  return plan.strategy === "index" ? indexCondition(plan) : scanCondition(plan);
}

/**
 * Returns the condition of a plan by the word index, also for searches that are otherwise scanned: for counts. Frequent
 * terms are checked on the matches of the rare ones.
 */
export function indexCondition({ required }: SearchPlan): Prisma.Sql {
  if (required.length === 0) return Prisma.sql`false`;
  const [indexedTerms, filteredTerms] = ["index", "filter"].map((access) =>
    required.filter((term) => term.access === access).map(({ variants }) => variants),
  ) as [Term[], Term[]];
  const [certifiedTerms, plainTerms] = partition(indexedTerms);
  return andAll([
    ...(plainTerms.length > 0 ? [isInIndex(plainTerms, partition(filteredTerms)[1])] : []),
    ...certifiedTerms.map(indexedOrCertified),
    ...filteredTerms.map(scanTerm),
  ]);
}

/** Returns the terms that match certificates, and the others. */
const partition = (terms: Term[]): [Term[], Term[]] => [
  terms.filter(matchesCertificate),
  terms.filter((term) => !matchesCertificate(term)),
];

/** Returns the condition of a plan without the index, for rows that are read anyway. */
export function scanCondition({ required }: SearchPlan): Prisma.Sql {
  if (required.length === 0) return Prisma.sql`false`;
  return andAll(required.map(({ variants }: PlannedTerm) => scanTerm(variants)));
}

/** Returns the rank of a match, lowest first. */
export function searchRank({ terms, phrase, matching }: SearchPlan): Prisma.Sql {
  if (terms.length === 0) return Prisma.sql`NULL::int`;
  return matching === "all" ? titleRank(terms, phrase) : coverageRank(terms);
}

/**
 * Of titles in any language: -1 if one contains the words as typed, in their order; 0 if one begins with a term and all
 * terms are in titles, 1 if all are in titles as whole words, 2 if some are only beginnings of words. From 3 on, 2 for
 * each term that no title has, and 1 for each one that only the purpose or addition of the title has.
 */
function titleRank(terms: Term[], phrase: string | null): Prisma.Sql {
  const missing = Prisma.join(terms.map(missingInTitle), " + ");
  const inTitles = terms.map((term) => matches(term.map(toWholeToken), isInTitle));
  const starts = terms.flat().map(({ phrase }) => isInTitle(`| ${phrase}`));
  const asTyped = phrase ? Prisma.sql`WHEN ${isInTitle(` ${phrase} `)} THEN -1` : Prisma.empty;
  return Prisma.sql`CASE ${asTyped} WHEN ${missing} > 0 THEN 2 + ${missing}
    WHEN ${Prisma.join(starts, " OR ")} THEN 0 WHEN ${andAll(inTitles)} THEN 1 ELSE 2 END`;
}

const missingInTitle = (term: Term) => Prisma.sql`CASE WHEN NOT ${matches(term, isInTitle)} THEN 2
  WHEN ${isInAddition(term)} THEN 1 ELSE 0 END`;

const toWholeToken = ({ phrase }: TermVariant): TermVariant => ({ phrase, isWholeToken: true });

/** Fewer missing terms first, then more terms in the title. */
function coverageRank(terms: Term[]): Prisma.Sql {
  const missing = terms.map((term) => penalty(scanTerm(term), terms.length + 1));
  const notInTitle = terms.map((term) => penalty(matches(term, isInTitle), 1));
  return Prisma.join([...missing, ...notInTitle], " + ");
}

const penalty = (condition: Prisma.Sql, weight: number) =>
  Prisma.sql`CASE WHEN ${condition} THEN 0 ELSE ${Prisma.raw(String(weight))} END`;

/**
 * Repeats the expression of the index `products_live_words`. The database function adds `filtered` terms to the lookup
 * only where that is cheap.
 */
function isInIndex(terms: Term[], filteredTerms: Term[]) {
  return Prisma.sql`search_words(p.search_text) @@ (
    SELECT search.known(${terms.map(toTsquery)}::text[], ${filteredTerms.map(toTsquery)}::text[]))`;
}

function indexedOrCertified(term: Term) {
  return Prisma.sql`p.id IN (SELECT p.id FROM products p WHERE ${IS_LIVE} AND ${isInIndex([term], [])}
    UNION ALL SELECT c.product_id FROM certificates c WHERE ${HALAL})`;
}

function scanTerm(term: Term) {
  const isInText = matches(term, containsText);
  if (!matchesCertificate(term)) return isInText;
  return Prisma.sql`(${isInText} OR EXISTS (SELECT 1 FROM certificates c WHERE c.product_id = p.id AND ${HALAL}))`;
}

/** Faster than LIKE, whose better row estimates would not change the plan. */
const containsText = (needle: string) => Prisma.sql`strpos(p.search_text, ${needle}) > 0`;

/** `title_text` has the folded titles of all languages, each between bars. */
const isInTitle = (needle: string) => Prisma.sql`strpos(p.title_text, ${needle}) > 0`;

/** The product's own title, and its part before "for" and "with", which names the product. */
const ORIGINAL_TITLE = Prisma.sql`split_part(p.title_text, '|', 2)`;
const TITLE_HEAD = Prisma.sql`split_part(replace(${ORIGINAL_TITLE}, ' with ', ' for '), ' for ', 1)`;

/** Whether a term of the own title is only in its purpose or addition: "for the jebena", "with spoon". */
function isInAddition(term: Term) {
  const isInHead = (needle: string) => Prisma.sql`strpos(${TITLE_HEAD} || ' ', ${needle}) > 0`;
  const isInOriginalTitle = (needle: string) =>
    Prisma.sql`strpos(${ORIGINAL_TITLE}, ${needle}) > 0`;
  return Prisma.sql`(${HAS_ADDITION} AND ${matches(term, isInOriginalTitle)} AND NOT ${matches(term, isInHead)})`;
}

const HAS_ADDITION = Prisma.sql`(strpos(p.title_text, ' for ') > 0 OR strpos(p.title_text, ' with ') > 0)`;

/** Folded words are surrounded by spaces: a leading space matches the beginning of a word. */
function matches(term: Term, contains: (needle: string) => Prisma.Sql) {
  const variants = term.map(({ phrase, isWholeToken }) => {
    const needles = phrase.split(" ").map((token) => (isWholeToken ? ` ${token} ` : ` ${token}`));
    return andAll(needles.map(contains));
  });
  return Prisma.sql`(${Prisma.join(variants, " OR ")})`;
}

const HALAL = Prisma.sql`c.type = 'halal' AND c.status = 'approved' AND c.valid_until >= current_date`;
