import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { sellerNameSql } from "@/lib/accounts/seller-name-sql";
import type { Pagination } from "@/lib/core/pagination";
import { sql } from "@/lib/db/sql";
import { CATEGORY_SLUGS, type CategorySlug } from "@/lib/products/categories";
import { STANDARD_SIZES } from "@/lib/products/filters/option-value-rules";
import { filterTermOf } from "@/lib/products/filters/rules";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { CLEARED_EXCLUSIVE_FILTERS, FLAGS, type ShopFlag } from "@/lib/products/filters/shop-url";
import {
  andAll,
  BY_SALES,
  CERTIFIED,
  facetConditions,
  hasCertificateColumn,
  IS_LIVE,
  inCertifiedProducts,
  orderBy,
  rangeConditions,
} from "@/lib/products/product-sql";
import { SEASONS } from "@/lib/products/rules";
import type { Facets, OptionChoice, SellerChoice } from "./dto";
import type { SearchPlan } from "./planner";
import { scanCondition, searchCondition, searchRank } from "./sql";

/** Maximum sellers in the filter list. */
const SELLERS = 24;

/** Maximum values of options and facts in the filter lists together. */
const TERMS = 60;

/** Known sizes precede other terms with the same count, so that the limit does not remove them for rare ones. */
const SIZE_TERMS = STANDARD_SIZES.map((size) => filterTermOf("size", size));

type Choice = CategorySlug | ShopFlag;

const CHOICES: Choice[] = [...CATEGORY_SLUGS, ...FLAGS];

/** Returns the filter with one more choice; choices that exclude it are cleared. */
function choose(filter: ShopFilter, choice: Choice): ShopFilter {
  const isFlag = (FLAGS as readonly string[]).includes(choice);
  const isExclusive = !isFlag || (SEASONS as readonly string[]).includes(choice);
  const rest = isExclusive ? { ...filter, ...CLEARED_EXCLUSIVE_FILTERS } : filter;
  return isFlag ? { ...rest, [choice]: true } : { ...rest, category: choice as CategorySlug };
}

type FacetQuery = {
  filter: ShopFilter;
  plan: SearchPlan | null;
  limit: number | null;
  span: Pagination;
};
type Row = Record<Choice, number> & {
  scanned: number;
  total: number;
  sellerCount: number;
  ids: number[] | null;
  namedSellers: SellerChoice[] | null;
  terms: { term: string; count: number }[] | null;
};

/**
 * Scans at most `limit` products of a search, price or seller (null: no limit) and returns the page, the total and the
 * facet counts in one round trip. For common searches, the `limit` best-selling products are scanned. Unless `isComplete`,
 * page and total cover the scanned products only.
 */
export async function queryFacets({ filter, plan, limit, span }: FacetQuery) {
  const { sort, sellerId, page, ...choices } = filter;
  const isCertified = limit === null ? inCertifiedProducts : hasCertificateColumn;
  const columns = CHOICES.map((choice) => {
    const condition = andAll(facetConditions(choose(choices as ShopFilter, choice), isCertified));
    // Safe as raw SQL: the alias comes from our own lists.
    return Prisma.sql`count(*) FILTER (WHERE ${condition})::int AS ${Prisma.raw(`"${choice}"`)}`;
  });
  const [row] = await sql.query<Row[]>`
    WITH ${candidateRows({ filter, plan, limit, span })},
    chosen AS MATERIALIZED (
      SELECT p.* FROM base p WHERE ${andAll(facetConditions(choices, isCertified))}),
    page AS (SELECT p.id FROM chosen p ORDER BY ${isPageless(span) ? RANK : orderBy(sort, plan && RANK)}
      LIMIT ${span.limit} OFFSET ${span.offset}),
    sellers AS (SELECT p.seller_id, count(*)::int AS count FROM chosen p
      GROUP BY p.seller_id ORDER BY count DESC, p.seller_id LIMIT ${SELLERS}),
    named AS (SELECT u.id, ${sellerNameSql("u")} AS name, s.count FROM sellers s JOIN users u ON u.id = s.seller_id
      ORDER BY s.count DESC, u.id),
    terms AS (SELECT term, count(*)::int AS count FROM chosen p, unnest(p.option_terms) term
      GROUP BY term ORDER BY count DESC, array_position(${SIZE_TERMS}::text[], term), term LIMIT ${TERMS})
    SELECT ${Prisma.join(columns)},
      (SELECT count(*)::int FROM scanned) AS scanned,
      (SELECT count(*)::int FROM chosen) AS total,
      (SELECT count(DISTINCT seller_id)::int FROM chosen) AS "sellerCount",
      (SELECT json_agg(id) FROM page) AS ids,
      (SELECT json_agg(named) FROM named) AS "namedSellers",
      (SELECT json_agg(terms) FROM terms) AS terms
    FROM base p`;
  if (!row) throw new Error("Aggregate query returned no row");
  const { scanned, total, sellerCount, ids, namedSellers, terms, ...counts } = row;
  const isComplete = limit === null || scanned < limit;
  const facets: Facets = {
    counts,
    sellers: namedSellers ?? [],
    options: (terms ?? []).map(toOptionChoice),
    isComplete,
  };
  return { facets, ids: ids ?? [], total, sellers: sellerCount, isComplete };
}

/** Splits the term of a filter value (lib/products/filters/rules, `filterTermOf`). */
function toOptionChoice({ term, count }: { term: string; count: number }): OptionChoice {
  const [kind = ""] = term.split(":", 1);
  return { kind, value: term.slice(kind.length + 1), count };
}

const RANK = Prisma.sql`p.rank`;
const SORTED_BY = Prisma.sql`, p.price_cents, p.created_at, p.sold_count, p.rating_count, p.rating_sum`;
const isPageless = (span: Pagination) => span.limit === 0;

/**
 * SQL for `scanned`, the rows that are read, and `base`, those that match the search, with the columns for facets and sort
 * orders.
 */
function candidateRows({ filter, plan, limit, span }: FacetQuery) {
  const isCommon = plan?.strategy === "bestSellers";
  const { sellerId } = filter;
  const conditions = [
    ...rangeConditions(filter, plan && !isCommon ? searchCondition(plan) : null),
    ...facetConditions({ sellerId }),
  ];
  const rank =
    plan && isRanked({ filter, plan, limit, span }) ? searchRank(plan) : Prisma.sql`NULL::int`;
  return Prisma.sql`scanned AS MATERIALIZED (
      SELECT p.id, p.category, p.is_eid_special, p.is_ramadan_special, p.is_independence_day, p.stock, p.sale_id, p.seller_id, p.option_terms
        ${isPageless(span) ? Prisma.empty : SORTED_BY} ${plan ? Prisma.sql`, p.title_text, p.search_text` : Prisma.empty}
      FROM products p WHERE ${andAll([IS_LIVE, ...conditions])}
      ${isCommon ? Prisma.sql`ORDER BY ${BY_SALES}` : Prisma.empty} LIMIT ${limit}),
    base AS MATERIALIZED (
      SELECT p.*, ${rank} AS rank,
        ${limit === null ? Prisma.sql`NULL::int AS certified` : CERTIFIED}
      FROM scanned p WHERE ${isCommon ? scanCondition(plan) : Prisma.sql`true`})`;
}

/**
 * Returns whether the scan computes ranks. A partial scan of a common search does not: its page comes from another
 * query.
 */
function isRanked({ filter, plan, limit, span }: FacetQuery) {
  const isPartialScan = plan?.strategy === "bestSellers" && limit !== null && plan.estimate > limit;
  return !isPartialScan && !isPageless(span) && (filter.sort ?? "relevance") === "relevance";
}
