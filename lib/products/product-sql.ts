import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { FILTERED_KINDS } from "./filters/kind-rules";
import { filterTermOf } from "./filters/rules";
import type { ProductFilter } from "./filters/schema";
import type { Sort } from "./rules";

/** Condition for publicly visible products. */
export const IS_LIVE = Prisma.sql`p.is_active AND p.moderation_status = 'approved' AND p.archived_at IS NULL`;

type Filter = ProductFilter & { inStock?: boolean | undefined };

const CERTIFICATES = [
  ["isHalalCertified", "halal"],
  ["isEthicallySourced", "ethical"],
  ["isFairTrade", "fair_trade"],
] as const;

/** Returns the conditions of a filter and of its search over `products p`, to be joined with AND. */
export function toConditions(filter: Filter, search: Prisma.Sql | null): Prisma.Sql[] {
  return [...rangeConditions(filter, search), ...facetConditions(filter)];
}

/** Returns the conditions for entered values: search text, prices, option values, ids, and `isActive`. */
export function rangeConditions(filter: Filter, search: Prisma.Sql | null): Prisma.Sql[] {
  const { ids, minPrice, maxPrice, isActive } = filter;
  const terms = FILTERED_KINDS.flatMap((kind) => {
    const value = filter[kind];
    return value ? filterTermOf(kind, value) : [];
  });
  return [
    search,
    // An empty list matches nothing.
    ids && Prisma.sql`p.id = ANY(${ids}::int[])`,
    minPrice != null && Prisma.sql`p.price_cents >= ${minPrice}`,
    maxPrice != null && Prisma.sql`p.price_cents <= ${maxPrice}`,
    terms.length > 0 && Prisma.sql`p.option_terms @> ${terms}::text[]`,
    isActive !== undefined && Prisma.sql`p.is_active = ${isActive}`,
  ].filter((condition) => condition instanceof Prisma.Sql);
}

/**
 * Returns the conditions for chosen values: category, season, certificates, stock, seller. `isCertified` builds the
 * lookup of a certificate.
 */
export function facetConditions(filter: Filter, isCertified = hasCertificate): Prisma.Sql[] {
  const { category, sellerId, isEidSpecial, isRamadanSpecial, isIndependenceDay } = filter;
  const conditions = [
    category && Prisma.sql`p.category = ${category}::"Category"`,
    sellerId !== undefined && Prisma.sql`p.seller_id = ${sellerId}`,
    filter.isOnSale !== undefined &&
      (filter.isOnSale ? Prisma.sql`p.sale_id IS NOT NULL` : Prisma.sql`p.sale_id IS NULL`),
    filter.inStock && Prisma.sql`p.stock > 0`,
    isEidSpecial !== undefined && booleanCondition(Prisma.sql`p.is_eid_special`, isEidSpecial),
    isRamadanSpecial !== undefined &&
      booleanCondition(Prisma.sql`p.is_ramadan_special`, isRamadanSpecial),
    isIndependenceDay !== undefined &&
      booleanCondition(Prisma.sql`p.is_independence_day`, isIndependenceDay),
  ];
  return [
    ...conditions.filter((condition) => condition instanceof Prisma.Sql),
    ...certificateConditions(filter, isCertified),
  ];
}

/** Matches the expression of the partial indexes. */
function booleanCondition(column: Prisma.Sql, value: boolean) {
  return value ? column : Prisma.sql`NOT ${column}`;
}

type CertificateName = (typeof CERTIFICATES)[number][1];

function certificateConditions(filter: Filter, isCertified: (name: CertificateName) => Prisma.Sql) {
  return CERTIFICATES.flatMap(([flag, name]) => {
    const value = filter[flag];
    return value === undefined ? [] : [booleanCondition(isCertified(name), value)];
  });
}

/** Condition for valid rows of `certificates c`. */
const VALID_CERTIFICATE = Prisma.sql`c.status = 'approved' AND c.valid_until >= current_date`;

/** One lookup per product: for short lists. */
function hasCertificate(name: CertificateName) {
  return Prisma.sql`EXISTS (SELECT 1 FROM certificates c WHERE c.product_id = p.id
    AND c.type = ${name}::"CertificateType" AND ${VALID_CERTIFICATE})`;
}

/** Condition that reads all certificates once: for the whole catalogue. */
export function inCertifiedProducts(name: CertificateName): Prisma.Sql {
  return Prisma.sql`p.id IN (SELECT c.product_id FROM certificates c
    WHERE c.type = ${name}::"CertificateType" AND ${VALID_CERTIFICATE})`;
}

/** Valid certificates of a product as the column `certified`; `hasCertificateColumn` tests that column. */
export const CERTIFIED = Prisma.sql`ARRAY(SELECT c.type FROM certificates c
  WHERE c.product_id = p.id AND ${VALID_CERTIFICATE}) AS certified`;
export function hasCertificateColumn(name: CertificateName): Prisma.Sql {
  return Prisma.sql`${name}::"CertificateType" = ANY (p.certified)`;
}

/** Joins conditions with AND; true for an empty list. */
export function andAll(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length > 0 ? Prisma.join(conditions, " AND ") : Prisma.sql`true`;
}

const NEWEST = Prisma.sql`p.created_at DESC, p.id DESC`;

/** Best-selling products first. */
export const BY_SALES = Prisma.sql`p.sold_count DESC, p.id DESC`;

/** Returns the ORDER BY of a list; `rank` is that of its search. The id breaks ties, so that pages never repeat a product. */
export function orderBy(sort: Sort | undefined, rank: Prisma.Sql | null): Prisma.Sql {
  switch (sort ?? "relevance") {
    case "price-asc":
      return Prisma.sql`p.price_cents, p.id`;
    case "price-desc":
      return Prisma.sql`p.price_cents DESC, p.id DESC`;
    case "rating":
      return Prisma.sql`CASE WHEN p.rating_count = 0 THEN 0 ELSE p.rating_sum::float / p.rating_count END DESC,
        p.rating_count DESC, p.id DESC`;
    case "popular":
      return BY_SALES;
    case "relevance":
      return rank ? Prisma.sql`${rank}, ${BY_SALES}` : NEWEST;
    default:
      return NEWEST;
  }
}
