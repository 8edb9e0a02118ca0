import type { Prisma } from "@/generated/prisma/client";
import { toLocale } from "@/lib/i18n/locales.mjs";

export const reviewSelect = {
  id: true,
  productId: true,
  authorId: true,
  rating: true,
  title: true,
  comment: true,
  locale: true,
  isVerifiedPurchase: true,
  createdAt: true,
  editedAt: true,
  answer: true,
  answerLocale: true,
  answeredAt: true,
  author: { select: { username: true } },
} satisfies Prisma.ReviewSelect;

type Row = Prisma.ReviewGetPayload<{ select: typeof reviewSelect }>;

/** A review with its seller's reply. */
export type Review = ReturnType<typeof toReview>;

/** A public review; times are ISO 8601, null if it was never edited or answered. */
export function toReview({ author, createdAt, editedAt, answeredAt, ...review }: Row) {
  return {
    ...review,
    locale: toLocale(review.locale),
    // A server of the version before this column answers without it.
    answerLocale: review.answer === null ? null : toLocale(review.answerLocale ?? undefined),
    buyerName: author.username,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
