import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { ProductFilter } from "./schema";
import type { Sort } from "./sorts";

/** Only what everybody may see. */
export const LIVE = Prisma.sql`p.is_active AND p.moderation_status = 'approved' AND p.archived_at IS NULL`;

type Filter = ProductFilter & { inStock?: boolean | undefined };

const CERTIFICATES = [
  ["isHalalCertified", "halal"],
  ["isEthicallySourced", "ethical"],
  ["isFairTrade", "fair_trade"],
] as const;

/** What a search comes to (lib/search/plan). */
type Words = { where: Prisma.Sql; rank: Prisma.Sql } | null;

/** The conditions of a filter over `products p` and of its planned search, to be joined with AND. */
export function conditionsOf(filter: Filter, words: Words): Prisma.Sql[] {
  return [
    ...(words ? [words.where] : []),
    ...plainConditions(filter),
    ...certificateConditions(filter),
  ];
}

function plainConditions(filter: Filter): Prisma.Sql[] {
  const { category, sellerId, ids, minPrice, maxPrice } = filter;
  return [
    category && Prisma.sql`p.category = ${category}::"Category"`,
    sellerId !== undefined && Prisma.sql`p.seller_id = ${sellerId}`,
    // An empty list means nothing, never everything.
    ids && Prisma.sql`p.id = ANY(${ids}::int[])`,
    minPrice != null && Prisma.sql`p.price_cents >= ${minPrice}`,
    maxPrice != null && Prisma.sql`p.price_cents <= ${maxPrice}`,
    filter.inStock && Prisma.sql`p.stock > 0`,
    filter.isEidSpecial !== undefined && Prisma.sql`p.is_eid_special = ${filter.isEidSpecial}`,
    filter.isRamadanSpecial !== undefined &&
      Prisma.sql`p.is_ramadan_special = ${filter.isRamadanSpecial}`,
    filter.isIndependenceDay !== undefined &&
      Prisma.sql`p.is_independence_day = ${filter.isIndependenceDay}`,
    filter.isActive !== undefined && Prisma.sql`p.is_active = ${filter.isActive}`,
  ].filter((condition) => condition instanceof Prisma.Sql);
}

function certificateConditions(filter: Filter): Prisma.Sql[] {
  return CERTIFICATES.flatMap(([flag, type]) => {
    const wanted = filter[flag];
    if (wanted === undefined) return [];
    const exists = Prisma.sql`EXISTS (SELECT 1 FROM certificates c WHERE c.product_id = p.id
      AND c.type = ${type}::"CertificateType" AND c.status = 'approved' AND c.valid_until >= current_date)`;
    return [wanted ? exists : Prisma.sql`NOT ${exists}`];
  });
}

const NEWEST = Prisma.sql`p.created_at DESC, p.id DESC`;

/** The order of a list; the id breaks ties, so that pages never repeat a product. */
export function orderOf(sort: Sort | undefined, words: Words): Prisma.Sql {
  switch (sort ?? "relevance") {
    case "price-asc":
      return Prisma.sql`p.price_cents, p.id`;
    case "price-desc":
      return Prisma.sql`p.price_cents DESC, p.id DESC`;
    case "rating":
      return Prisma.sql`CASE WHEN p.rating_count = 0 THEN 0 ELSE p.rating_sum::float / p.rating_count END DESC,
        p.rating_count DESC, p.id DESC`;
    case "popular":
      return Prisma.sql`p.sold_count DESC, p.id DESC`;
    case "relevance":
      return words ? Prisma.sql`${words.rank}, p.sold_count DESC, p.id DESC` : NEWEST;
    default:
      return NEWEST;
  }
}
