import "server-only";

import type { z } from "zod";
import { getLanguage } from "@/lib/accounts/queries";
import { requireVerifiedEmail } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { CATALOG_TAG, productTag, reviewsTag } from "@/lib/cache/tags";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { db, withTx } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { requireLiveProduct } from "@/lib/products/queries/products";
import { reviewSelect, toReview } from "./dto";
import type {
  ReviewInput,
  reviewDeletionSchema,
  reviewEditSchema,
  reviewReplySchema,
} from "./schema";

/**
 * Writes the viewer's one review of a product: a verified purchase if the viewer has paid for a unit that was
 * neither cancelled nor refunded
 * (decisions.md, "Catalogue").
 * @throws DomainError notFound (no live product), forbidden (own product, unconfirmed e-mail), conflict (second review)
 */
export async function createReview(viewer: Viewer, { productId, ...text }: ReviewInput) {
  await requireLiveProduct(productId);
  const ownCount = await db.product.count({ where: { id: productId, sellerId: viewer.id } });
  if (ownCount > 0) throw new DomainError("forbidden", "ownReview");
  requireVerifiedEmail(viewer);

  const locale = text.locale ?? (await getLanguage(viewer.id));
  const isVerifiedPurchase = await hasBought(viewer.id, productId);
  const row = await db.review
    .create({
      data: { ...text, locale, productId, authorId: viewer.id, isVerifiedPurchase },
      select: reviewSelect,
    })
    .catch(onDuplicate({ reviews_author_id_product_id_key: "reviewTaken" }));
  invalidateReview(productId);
  return toReview(row);
}

/** Returns whether a unit was bought that was neither cancelled nor refunded. A trigger removes the mark later. */
async function hasBought(buyerId: number, productId: number) {
  const [row] = await sql.query<{ bought: boolean }[]>`
    SELECT has_bought(${buyerId}::int, ${productId}::int) AS bought`;
  return row?.bought ?? false;
}

/**
 * Changes the viewer's own review and marks it as edited.
 * @throws DomainError notFound (not theirs)
 */
export async function editReview(
  viewer: Viewer,
  { id, ...text }: z.output<typeof reviewEditSchema>,
) {
  const [row] = await db.review.updateManyAndReturn({
    where: { id, authorId: viewer.id },
    data: { ...text, editedAt: new Date() },
    select: reviewSelect,
  });
  if (!row) throw new DomainError("notFound", "reviewNotFound");
  invalidateReview(row.productId);
  return toReview(row);
}

/**
 * Deletes the viewer's own review, with its reply and reports. A hidden one remains, so that its author cannot write
 * another.
 * @throws DomainError as `editReview`, conflict (hidden)
 */
export async function deleteReview(viewer: Viewer, { id }: z.output<typeof reviewDeletionSchema>) {
  const where = { id, authorId: viewer.id };
  const productId = await withTx(async (tx) => {
    const row = await tx.review.findFirst({ where, select: { productId: true } });
    if (!row) throw new DomainError("notFound", "reviewNotFound");
    const { count } = await tx.review.deleteMany({ where: { ...where, hiddenAt: null } });
    if (count === 0) throw new DomainError("conflict", "reviewHidden");
    // No open report remains for an admin to decide on.
    await tx.contentReport.deleteMany({ where: { kind: "review", subjectId: id, outcome: null } });
    return row.productId;
  });
  invalidateReview(productId);
}

/**
 * Replies to a review of the seller's product, once.
 * @throws DomainError notFound (not about the viewer's product), forbidden (unconfirmed e-mail),
 * conflict (answered before)
 */
export async function replyToReview(
  viewer: Viewer,
  { id, text, locale }: z.output<typeof reviewReplySchema>,
) {
  const about = { id, product: { sellerId: viewer.id } };
  if ((await db.review.count({ where: about })) === 0) {
    throw new DomainError("notFound", "reviewNotFound");
  }
  requireVerifiedEmail(viewer);
  const replyLocale = locale ?? (await getLanguage(viewer.id));

  const [row] = await db.review.updateManyAndReturn({
    where: { ...about, answer: null },
    data: { answer: text, answerLocale: replyLocale, answeredAt: new Date() },
    select: reviewSelect,
  });
  if (!row) throw new DomainError("conflict", "reviewReplyTaken");
  invalidateReview(row.productId);
  return toReview(row);
}

// The product's pages and cards show its rating.
function invalidateReview(productId: number) {
  invalidateTags(reviewsTag(productId), productTag(productId), CATALOG_TAG);
}
