import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db } from "@/lib/db/client";
import { reportContent } from "@/lib/moderation/service/reports";
import { getRating, getReviewSummary, listReviews } from "@/lib/reviews/queries";
import {
  deleteReview,
  editReview,
  replyToReview,
  createReview as submitReview,
} from "@/lib/reviews/service";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, createPaidOrder } from "../support/orders";

const content = { rating: 4, title: "Good coffee", comment: "It tastes of the hills of Harar." };

async function createReview() {
  const [author, seller] = await Promise.all([
    createUser({ role: "buyer" }),
    createUser({ role: "seller" }),
  ]);
  const product = await createProduct({ seller });
  const review = await submitReview(author, { productId: product.id, ...content });
  return { author, seller, product, review };
}

describe("submitReview", () => {
  it("adds the review to the list and the rating and invalidates their pages", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);

    const { tags } = await collectInvalidations(() =>
      submitReview(buyer, { productId: product.id, ...content }),
    );

    const expected = {
      ...content,
      buyerName: buyer.username,
      isVerifiedPurchase: false,
      answer: null,
    };
    expect(await listReviews(product.id)).toMatchObject([expected]);
    expect(await getRating(product.id)).toEqual({ averageRating: 4, totalReviews: 1 });
    expect(tags).toEqual([`reviews:${product.id}`, `product:${product.id}`, "catalog"]);
    await expectInvariants();
  });

  it("counts only verified reviews once there is one, also in cards and after it is hidden", async () => {
    const [payer, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => createUser({ role: "buyer" })),
    );
    const product = await createProduct();
    const cardOf = () => db.product.findUniqueOrThrow({ where: { id: product.id } });
    if (!payer) throw new Error("no buyer");
    await createPaidOrder(payer, product);
    const submit = (viewer: Viewer, rating: number) =>
      submitReview(viewer, { productId: product.id, ...content, rating });
    await Promise.all([...others.map((viewer) => submit(viewer, 1)), submit(payer, 5)]);

    expect(await getRating(product.id)).toEqual({ averageRating: 5, totalReviews: 1 });
    expect(await cardOf()).toMatchObject({ ratingCount: 1, ratingSum: 5 });
    const { reviews } = await getReviewSummary(product.id);
    expect(reviews.map(({ rating }) => rating)).toEqual([5, 1, 1, 1]);
    await expectInvariants();

    await db.review.updateMany({
      where: { productId: product.id, authorId: payer.id },
      data: { hiddenAt: new Date() },
    });
    expect(await getRating(product.id)).toEqual({ averageRating: 1, totalReviews: 3 });
    expect(await cardOf()).toMatchObject({ ratingCount: 3, ratingSum: 3 });
    await expectInvariants();
  });

  it("marks a review as verified only with a paid order of the product", async () => {
    const [payer, waiter] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
    ]);
    const [product, other] = await Promise.all([createProduct(), createProduct()]);
    await createPaidOrder(payer, product);
    await createPaidOrder(waiter, other);
    await createCheckout(waiter, product);

    const paid = await submitReview(payer, { productId: product.id, ...content });
    const unpaid = await submitReview(waiter, { productId: product.id, ...content });

    expect([paid.isVerifiedPurchase, unpaid.isVerifiedPurchase]).toEqual([true, false]);
    await expectInvariants();
  });

  it("refuses the seller's own product", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller });

    const review = submitReview(seller, { productId: product.id, ...content });

    await expect(review).rejects.toMatchObject({ kind: "forbidden", key: "ownReview" });
    expect(await db.review.count({ where: { productId: product.id } })).toBe(0);
  });

  it("refuses a buyer with an unconfirmed email address", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const unverified = { ...buyer, isEmailVerified: false };

    const review = submitReview(unverified, { productId: product.id, ...content });

    await expect(review).rejects.toMatchObject({ kind: "forbidden", key: "emailUnverified" });
  });

  it("responds not found for a hidden, pending or unknown product", async () => {
    const buyer = await createUser({ role: "buyer" });
    const [hidden, waiting] = await Promise.all([
      createProduct({ isActive: false }),
      createProduct({ moderationStatus: "pending" }),
    ]);

    for (const productId of [hidden.id, waiting.id, 2_000_000_000]) {
      await expect(submitReview(buyer, { productId, ...content })).rejects.toMatchObject({
        kind: "notFound",
        key: "productNotFound",
      });
    }
  });

  it("refuses a second review", async () => {
    const { author, product } = await createReview();

    const review = submitReview(author, { productId: product.id, ...content, rating: 1 });

    await expect(review).rejects.toMatchObject({ kind: "conflict", key: "reviewTaken" });
    expect(await getRating(product.id)).toEqual({ averageRating: 4, totalReviews: 1 });
  });

  it("stores one of ten simultaneous reviews", async () => {
    const [buyer, product] = await Promise.all([createUser({ role: "buyer" }), createProduct()]);
    const send = () => submitReview(buyer, { productId: product.id, ...content });

    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, send));

    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(9);
    for (const { reason } of refused) expect(reason).toMatchObject({ key: "reviewTaken" });
    expect(await getRating(product.id)).toEqual({ averageRating: 4, totalReviews: 1 });
    await expectInvariants();
  });
});

describe("editReview and deleteReview", () => {
  it("update the author's review and the rating", async () => {
    const { author, product, review } = await createReview();

    await editReview(author, { id: review.id, ...content, rating: 2, title: "Second thoughts" });

    const [edited] = await listReviews(product.id);
    expect(edited).toMatchObject({ rating: 2, title: "Second thoughts" });
    expect(edited?.editedAt).not.toBeNull();
    expect((await getRating(product.id)).averageRating).toBe(2);
    await expectInvariants();
  });

  it("delete the author's review, so that another one can be written", async () => {
    const { author, product, review } = await createReview();
    await reportContent(await createUser({ role: "buyer" }), {
      kind: "review",
      id: review.id,
      text: "Advertising",
    });

    await deleteReview(author, { id: review.id });

    expect(await getRating(product.id)).toEqual({ averageRating: 0, totalReviews: 0 });
    await submitReview(author, { productId: product.id, ...content });
    await expectInvariants();
  });

  it("refuse other users, the seller and admins, and require a signed-in user", async () => {
    const { seller, product, review } = await createReview();
    const { id } = review;
    for (const viewer of [
      await createUser({ role: "buyer" }),
      seller,
      await createUser({ role: "admin" }),
    ]) {
      const refusal = { kind: "notFound", key: "reviewNotFound" };
      await expect(editReview(viewer, { id, ...content })).rejects.toMatchObject(refusal);
      await expect(deleteReview(viewer, { id })).rejects.toMatchObject(refusal);
    }
    expect(await listReviews(product.id)).toEqual([review]);
  });

  it("delete a review once for two simultaneous requests", async () => {
    const { author, review } = await createReview();
    const send = () => deleteReview(author, { id: review.id });

    const outcomes = await Promise.allSettled([send(), send()]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expectInvariants();
  });
});

describe("answerReview", () => {
  const reply = (viewer: Viewer, id: number) =>
    replyToReview(viewer, { id, text: "Thank you very much." });

  it("adds one reply to the review, even for two simultaneous requests", async () => {
    const { seller, product, review } = await createReview();

    const replies = [reply(seller, review.id), reply(seller, review.id)];
    const outcomes = await Promise.allSettled(replies);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const again = reply(seller, review.id);
    await expect(again).rejects.toMatchObject({ kind: "conflict", key: "reviewReplyTaken" });
    expect(await listReviews(product.id)).toMatchObject([{ answer: "Thank you very much." }]);
  });

  it("refuses every viewer but the product's seller", async () => {
    const { author, review } = await createReview();

    for (const viewer of [
      author,
      await createUser({ role: "seller" }),
      await createUser({ role: "admin" }),
    ]) {
      const attempt = reply(viewer, review.id);
      await expect(attempt).rejects.toMatchObject({ kind: "notFound", key: "reviewNotFound" });
    }
  });

  it("refuses a seller with an unconfirmed email address", async () => {
    const { seller, review } = await createReview();

    const attempt = reply({ ...seller, isEmailVerified: false }, review.id);

    await expect(attempt).rejects.toMatchObject({ kind: "forbidden", key: "emailUnverified" });
  });
});
