import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { collectChanges } from "@/lib/core/changes";
import { db } from "@/lib/core/db";
import { reportContent } from "@/lib/moderation/service/reports";
import { getRatingOf, listReviewsOf } from "@/lib/reviews/queries";
import { answerReview, createReview, deleteReview, editReview } from "@/lib/reviews/service";
import { a, aCheckout, aPaidOrder, aProduct } from "../support/factories";
import { expectInvariants } from "../support/invariants";

const words = { rating: 4, title: "Good coffee", comment: "It tastes of the hills of Harar." };

async function aReview() {
  const [author, seller] = await Promise.all([a("buyer"), a("seller")]);
  const product = await aProduct({ seller });
  const review = await createReview(author, { productId: product.id, ...words });
  return { author, seller, product, review };
}

describe("createReview", () => {
  it("stands in the list and in the rating, and refreshes what shows them", async () => {
    const [buyer, product] = await Promise.all([a("buyer"), aProduct()]);

    const { tags } = await collectChanges(() =>
      createReview(buyer, { productId: product.id, ...words }),
    );

    const wanted = { ...words, buyerName: buyer.username, isVerifiedPurchase: false, answer: null };
    expect(await listReviewsOf(product.id)).toMatchObject([wanted]);
    expect(await getRatingOf(product.id)).toEqual({ averageRating: 4, totalReviews: 1 });
    expect(tags).toEqual([`reviews:${product.id}`, `product:${product.id}`, "catalog"]);
    await expectInvariants();
  });

  it("is verified by a paid order of the product, and by no other", async () => {
    const [payer, waiter] = await Promise.all([a("buyer"), a("buyer")]);
    const [product, other] = await Promise.all([aProduct(), aProduct()]);
    await aPaidOrder(payer, product);
    await aPaidOrder(waiter, other);
    await aCheckout(waiter, product);

    const paid = await createReview(payer, { productId: product.id, ...words });
    const unpaid = await createReview(waiter, { productId: product.id, ...words });

    expect([paid.isVerifiedPurchase, unpaid.isVerifiedPurchase]).toEqual([true, false]);
    await expectInvariants();
  });

  it("refuses the seller's own product", async () => {
    const seller = await a("seller");
    const product = await aProduct({ seller });

    const sent = createReview(seller, { productId: product.id, ...words });

    await expect(sent).rejects.toMatchObject({ kind: "forbidden", key: "ownReview" });
    expect(await db.review.count({ where: { productId: product.id } })).toBe(0);
  });

  it("refuses whoever has not confirmed the e-mail address", async () => {
    const [buyer, product] = await Promise.all([a("buyer"), aProduct()]);
    const unverified = { ...buyer, isEmailVerified: false };

    const sent = createReview(unverified, { productId: product.id, ...words });

    await expect(sent).rejects.toMatchObject({ kind: "forbidden", key: "emailUnverified" });
  });

  it("finds no product that is hidden, waiting or not there", async () => {
    const buyer = await a("buyer");
    const [hidden, waiting] = await Promise.all([
      aProduct({ isActive: false }),
      aProduct({ moderationStatus: "pending" }),
    ]);

    for (const productId of [hidden.id, waiting.id, 2_000_000_000]) {
      await expect(createReview(buyer, { productId, ...words })).rejects.toMatchObject({
        kind: "notFound",
        key: "productNotFound",
      });
    }
  });

  it("refuses a second review", async () => {
    const { author, product } = await aReview();

    const sent = createReview(author, { productId: product.id, ...words, rating: 1 });

    await expect(sent).rejects.toMatchObject({ kind: "conflict", key: "reviewTaken" });
    expect(await getRatingOf(product.id)).toEqual({ averageRating: 4, totalReviews: 1 });
  });

  it("keeps one of ten reviews sent at once", async () => {
    const [buyer, product] = await Promise.all([a("buyer"), aProduct()]);
    const send = () => createReview(buyer, { productId: product.id, ...words });

    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, send));

    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(9);
    for (const { reason } of refused) expect(reason).toMatchObject({ key: "reviewTaken" });
    expect(await getRatingOf(product.id)).toEqual({ averageRating: 4, totalReviews: 1 });
    await expectInvariants();
  });
});

describe("editReview and deleteReview", () => {
  it("change the author's review, and the rating with it", async () => {
    const { author, product, review } = await aReview();

    await editReview(author, { id: review.id, ...words, rating: 2, title: "Second thoughts" });

    const [edited] = await listReviewsOf(product.id);
    expect(edited).toMatchObject({ rating: 2, title: "Second thoughts" });
    expect(edited?.editedAt).not.toBeNull();
    expect((await getRatingOf(product.id)).averageRating).toBe(2);
    await expectInvariants();
  });

  it("take the author's review away, so that another can be written", async () => {
    const { author, product, review } = await aReview();
    await reportContent(await a("buyer"), { kind: "review", id: review.id, text: "Advertising" });

    await deleteReview(author, { id: review.id });

    expect(await getRatingOf(product.id)).toEqual({ averageRating: 0, totalReviews: 0 });
    await createReview(author, { productId: product.id, ...words });
    await expectInvariants();
  });

  it("find nothing for others, the seller and an admin, and ask a visitor to sign in", async () => {
    const { seller, product, review } = await aReview();
    const { id } = review;
    for (const viewer of [await a("buyer"), seller, await a("admin")]) {
      const refusal = { kind: "notFound", key: "reviewNotFound" };
      await expect(editReview(viewer, { id, ...words })).rejects.toMatchObject(refusal);
      await expect(deleteReview(viewer, { id })).rejects.toMatchObject(refusal);
    }
    const refusal = { kind: "unauthenticated", key: "signInRequired" };
    await expect(editReview(null, { id, ...words })).rejects.toMatchObject(refusal);
    await expect(deleteReview(null, { id })).rejects.toMatchObject(refusal);
    expect(await listReviewsOf(product.id)).toEqual([review]);
  });

  it("delete once when sent twice at once", async () => {
    const { author, review } = await aReview();
    const send = () => deleteReview(author, { id: review.id });

    const outcomes = await Promise.allSettled([send(), send()]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expectInvariants();
  });
});

describe("answerReview", () => {
  const answer = (viewer: Viewer | null, id: number) =>
    answerReview(viewer, { id, text: "Thank you very much." });

  it("stands under the review, once, even when sent twice at once", async () => {
    const { seller, product, review } = await aReview();

    const sent = [answer(seller, review.id), answer(seller, review.id)];
    const outcomes = await Promise.allSettled(sent);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const again = answer(seller, review.id);
    await expect(again).rejects.toMatchObject({ kind: "conflict", key: "answerTaken" });
    expect(await listReviewsOf(product.id)).toMatchObject([{ answer: "Thank you very much." }]);
  });

  it("finds nothing for anybody but the product's seller", async () => {
    const { author, review } = await aReview();

    for (const viewer of [author, await a("seller"), await a("admin")]) {
      const sent = answer(viewer, review.id);
      await expect(sent).rejects.toMatchObject({ kind: "notFound", key: "reviewNotFound" });
    }
    await expect(answer(null, review.id)).rejects.toMatchObject({ key: "signInRequired" });
  });

  it("refuses a seller who has not confirmed the e-mail address", async () => {
    const { seller, review } = await aReview();

    const sent = answer({ ...seller, isEmailVerified: false }, review.id);

    await expect(sent).rejects.toMatchObject({ kind: "forbidden", key: "emailUnverified" });
  });
});
