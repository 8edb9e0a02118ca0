import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { cached } from "@/lib/cache/cached";
import { reviewsTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { requireLiveProduct } from "@/lib/products/queries/products";
import { reviewSelect, toReview } from "./dto";

const MAX_REVIEWS = 100;

async function findReviews(productId: number, order: Prisma.ReviewOrderByWithRelationInput[] = []) {
  const rows = await db.review.findMany({
    where: { productId, hiddenAt: null },
    select: reviewSelect,
    orderBy: [...order, { createdAt: "desc" }, { id: "desc" }],
    take: MAX_REVIEWS,
  });
  return rows.map(toReview);
}

/** GET /api/products/{id}/reviews: newest first. @throws DomainError notFound */
export async function listReviews(productId: number) {
  await requireLiveProduct(productId);
  return findReviews(productId);
}

/** GET /api/products/{id}/rating: the average with one decimal, 0 without reviews. @throws DomainError notFound */
export async function getRating(productId: number) {
  await requireLiveProduct(productId);
  const { averageRating, totalReviews } = await readSummary(productId);
  return { averageRating, totalReviews };
}

/** A product page's reviews, the verified ones first, with the number of ratings for each number of stars. Cached until one changes. */
export async function getReviewSummary(productId: number) {
  return cached([reviewsTag(productId)], ["reviews", String(productId)], async () => {
    const [summary, reviews] = await Promise.all([
      readSummary(productId),
      findReviews(productId, [{ isVerifiedPurchase: "desc" }]),
    ]);
    return { ...summary, reviews };
  });
}

/** As soon as a product has a verified review, only verified ones count. */
async function readSummary(productId: number) {
  const all = await db.review.groupBy({
    by: ["rating", "isVerifiedPurchase"],
    where: { productId, hiddenAt: null },
    _count: { _all: true },
  });
  const verifiedGroups = all.filter(({ isVerifiedPurchase }) => isVerifiedPurchase);
  const isVerifiedOnly = verifiedGroups.length > 0;
  const groups = isVerifiedOnly ? verifiedGroups : all;
  const countOf = (stars: number) =>
    groups.find((group) => group.rating === stars)?._count._all ?? 0;
  const stars = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: countOf(rating) }));
  const totalReviews = stars.reduce((sum, { count }) => sum + count, 0);
  const points = stars.reduce((sum, { rating, count }) => sum + rating * count, 0);
  const averageRating = totalReviews === 0 ? 0 : Math.round((points / totalReviews) * 10) / 10;
  return { averageRating, totalReviews, stars, isVerifiedOnly };
}
