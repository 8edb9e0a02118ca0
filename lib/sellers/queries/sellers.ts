import "server-only";

import { cache } from "react";
import { cached } from "@/lib/cache/cached";
import { CATALOG_TAG, sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { Language } from "@/lib/i18n/routing";
import type { CategorySlug } from "@/lib/products/categories";
import { IS_LIVE } from "@/lib/products/product-sql";
import { findTranslatedTitles } from "@/lib/products/translate";
import { reviewSelect, toReview } from "@/lib/reviews/dto";
import { type SellerProfile, sellerSelect, toBadges, toSeller, toStats } from "@/lib/sellers/dto";
import { getSellerPerformance } from "./performance";
import { listShopTexts, localize } from "./translations";

/** Maximum reviews of a profile, newest first. */
const REVIEWS = 20;

/** Condition for sellers with a public profile. */
const OPEN = { role: "seller", disabledAt: null, deletedAt: null } as const;

const readSeller = cache((id: number) =>
  cached([sellerTag(id)], ["seller", String(id)], async () => {
    const row = await db.user.findFirst({ where: { id, ...OPEN }, select: sellerSelect });
    return row && toSeller(row);
  }),
);

const readShopTexts = cache((id: number) =>
  cached([sellerTag(id)], ["seller-texts", String(id)], () => listShopTexts(id)),
);

/** Returns the public data of a seller in one language, or null. Cached until the seller changes. */
export async function getSeller(id: number, locale: Language): Promise<SellerProfile | null> {
  const seller = id > 0 ? await readSeller(id) : null;
  if (!seller) return null;
  const original = { text: seller.bio, locale: seller.bioLocale };
  const { text, ...bioLanguages } = localize(original, locale, await readShopTexts(id), "bio");
  return { ...seller, bio: text, bioLanguages };
}

/** Returns the seller of GET /api/sellers/{sellerId}, in their own language. @throws DomainError notFound */
export async function getSellerOrThrow(id: number) {
  const seller = id > 0 ? await readSeller(id) : null;
  if (!seller) throw new DomainError("notFound", "sellerNotFound");
  return seller;
}

const readReputation = cache((id: number) =>
  cached([sellerTag(id)], ["seller-standing", String(id)], async () => {
    const [performance, seller] = await Promise.all([
      getSellerPerformance(id),
      db.user.findFirst({ where: { id, ...OPEN }, select: { createdAt: true } }),
    ]);
    if (!performance || !seller) return null;
    return { stats: toStats(performance, seller.createdAt), badges: toBadges(performance) };
  }),
);

/** Returns a seller's statistics and badges, at most an hour old; null without a public profile. */
export async function findReputation(id: number) {
  return id > 0 ? readReputation(id) : null;
}

/** Returns a seller's statistics and badges, at most an hour old. @throws DomainError notFound */
export async function getReputation(id: number) {
  const reputation = await findReputation(id);
  if (!reputation) throw new DomainError("notFound", "sellerNotFound");
  return reputation;
}

/** Returns the statistics of GET /api/sellers/{sellerId}/stats. @throws DomainError notFound */
export async function getSellerStats(id: number) {
  return (await getReputation(id)).stats;
}

/** Returns the badges of GET /api/sellers/{sellerId}/badges. @throws DomainError notFound */
export async function listSellerBadges(id: number) {
  return (await getReputation(id)).badges;
}

/** Returns the seller's published storefront with its vacation; days are YYYY-MM-DD. Null without one. */
export function getSellerStore(id: number) {
  return cached([sellerTag(id)], ["seller-store", String(id)], async () => {
    const row = await db.storefront.findFirst({
      where: { sellerId: id, isPublished: true },
      select: { urlSlug: true, vacationFrom: true, vacationUntil: true },
    });
    return (
      row && {
        urlSlug: row.urlSlug,
        vacationFrom: row.vacationFrom?.toISOString().slice(0, 10) ?? null,
        vacationUntil: row.vacationUntil?.toISOString().slice(0, 10) ?? null,
      }
    );
  });
}

/** Returns the number of a seller's public products by category, largest first. */
export function countCategories(id: number) {
  return cached([sellerTag(id), CATALOG_TAG], ["seller-categories", String(id)], async () => {
    const groups = await db.product.groupBy({
      by: ["category"],
      where: { sellerId: id, isActive: true, moderationStatus: "approved", archivedAt: null },
      _count: { _all: true },
    });
    return groups
      .map(({ category, _count }) => ({ slug: category as CategorySlug, count: _count._all }))
      .sort((a, b) => b.count - a.count);
  });
}

/**
 * Returns the reviews of all products of a seller, newest first, and their number by stars. The `product` of a review
 * has its title in one language, and includes whether it still has a page.
 */
export function getSellerReviews(id: number, locale: Language) {
  return cached([sellerTag(id), CATALOG_TAG], ["seller-reviews", String(id), locale], async () => {
    const [groups, rows] = await Promise.all([
      db.review.groupBy({
        by: ["rating"],
        where: { hiddenAt: null, product: { sellerId: id } },
        _count: { _all: true },
      }),
      db.review.findMany({
        where: { hiddenAt: null, product: { sellerId: id } },
        select: {
          ...reviewSelect,
          product: {
            select: { title: true, isActive: true, moderationStatus: true, archivedAt: true },
          },
        },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: REVIEWS,
      }),
    ]);
    const titles = await findTranslatedTitles(
      locale,
      rows.map(({ productId }) => productId),
    );
    const countOf = (stars: number) =>
      groups.find(({ rating }) => rating === stars)?._count._all ?? 0;
    const stars = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: countOf(rating) }));
    const totalReviews = stars.reduce((sum, { count }) => sum + count, 0);
    const points = stars.reduce((sum, { rating, count }) => sum + rating * count, 0);
    return {
      stars,
      totalReviews,
      averageRating: totalReviews === 0 ? 0 : Math.round((points / totalReviews) * 10) / 10,
      reviews: rows.map(({ product, ...row }) => ({
        ...toReview(row),
        product: {
          title: titles.get(row.productId) ?? product.title,
          isLive:
            product.isActive && product.moderationStatus === "approved" && !product.archivedAt,
        },
      })),
    };
  });
}

export type SellerReviews = Awaited<ReturnType<typeof getSellerReviews>>;

/** Maximum sellers in the sitemap. */
const SITEMAP_LIMIT = 1_000;

/** Returns the sellers with public products for the sitemap. */
export function listSitemapSellers() {
  return cached([CATALOG_TAG], ["sitemap-sellers"], async () => {
    const rows = await sql.query<{ id: number }[]>`
      SELECT u.id FROM users u
      WHERE u.role = 'seller' AND u.disabled_at IS NULL AND u.deleted_at IS NULL
        AND EXISTS (SELECT 1 FROM products p WHERE p.seller_id = u.id AND ${IS_LIVE})
      ORDER BY u.id LIMIT ${SITEMAP_LIMIT}`;
    return rows.map(({ id }) => id);
  });
}
