import type { Prisma } from "@/generated/prisma/client";

export const reviewSelect = {
  id: true,
  productId: true,
  rating: true,
  title: true,
  comment: true,
  isVerifiedPurchase: true,
  createdAt: true,
  author: { select: { username: true } },
} satisfies Prisma.ReviewSelect;

type Row = Prisma.ReviewGetPayload<{ select: typeof reviewSelect }>;

/** A review as anybody may see it; `createdAt` is ISO 8601. */
export function toReview({ author, createdAt, ...review }: Row) {
  return { ...review, buyerName: author.username, createdAt: createdAt.toISOString() };
}
