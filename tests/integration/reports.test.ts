import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { getProduct } from "@/lib/catalog/queries";
import { db } from "@/lib/core/db";
import { decide } from "@/lib/moderation/service/decide";
import { moderateProduct } from "@/lib/moderation/service/products";
import { reportContent } from "@/lib/moderation/service/reports";
import { getReviewSummary } from "@/lib/reviews/queries";
import { createReview } from "@/lib/reviews/service";
import { a, aProduct } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { mailsTo } from "../support/mails";

async function aReview() {
  const seller = await a("seller");
  const product = await aProduct({ seller });
  const author = await a("buyer");
  const words = { rating: 1, title: "Not for me", comment: "The beans were burnt on one side." };
  const review = await createReview(author, { ...words, productId: product.id });
  return { seller, product, author, review };
}

const report = (viewer: Viewer | null, id: number, kind: "review" | "product" = "review") =>
  reportContent(viewer, { kind, id, text: "Advertising" });

async function threeReport(id: number, kind: "review" | "product" = "review") {
  for (const reporter of [await a("buyer"), await a("seller"), await a("buyer")]) {
    await report(reporter, id, kind);
  }
  return db.contentReport.findFirstOrThrow({ where: { kind, subjectId: id, outcome: null } });
}

const isShown = async (productId: number) => (await getReviewSummary(productId)).totalReviews === 1;

describe("a report", () => {
  it("is kept once per person", async () => {
    const { seller, review } = await aReview();
    const reporter = await a("buyer");
    await report(reporter, review.id);
    await report(seller, review.id);
    const again = report(reporter, review.id);
    await expect(again).rejects.toMatchObject({ kind: "conflict", key: "reportTaken" });
    expect(await db.contentReport.count({ where: { subjectId: review.id } })).toBe(2);
  });

  it("is refused from the author, from visitors, and of what is not there", async () => {
    const { author, review } = await aReview();
    await expect(report(author, review.id)).rejects.toMatchObject({
      kind: "forbidden",
      key: "ownReport",
    });
    await expect(report(null, review.id)).rejects.toMatchObject({ key: "signInRequired" });
    const absent = report(await a("buyer"), 2_000_000_000);
    await expect(absent).rejects.toMatchObject({ kind: "notFound", key: "reviewNotFound" });
    const hidden = await aProduct({ moderationStatus: "pending" });
    await expect(report(await a("buyer"), hidden.id, "product")).rejects.toMatchObject({
      kind: "notFound",
    });
    expect(await db.contentReport.count({ where: { subjectId: review.id } })).toBe(0);
  });
});

describe("three reports", () => {
  it("hide a review, and its stars with it, until an admin keeps it", async () => {
    const { product, review } = await aReview();
    const { id } = await threeReport(review.id);
    expect(await isShown(product.id)).toBe(false);
    expect(await getProduct(product.id, "en")).toMatchObject({ totalReviews: 0, averageRating: 0 });
    await expectInvariants();

    await decide(await a("admin"), { kind: "report", id, decision: "rejected" });
    expect(await isShown(product.id)).toBe(true);
    expect(await getProduct(product.id, "en")).toMatchObject({ totalReviews: 1 });
    await expectInvariants();
  });

  it("sent at once hide it too", async () => {
    const { product, review } = await aReview();
    const people = await Promise.all([1, 2, 3].map(() => a("buyer")));
    await Promise.all(people.map((reporter) => report(reporter, review.id)));
    expect(await isShown(product.id)).toBe(false);
  });

  it("that an admin upholds take it down for good, and its author is told why", async () => {
    const { product, author, review } = await aReview();
    const { id } = await threeReport(review.id);
    const decision = {
      kind: "report",
      id,
      decision: "approved",
      note: "It names a person.",
    } as const;
    await decide(await a("admin"), decision);
    expect(await isShown(product.id)).toBe(false);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: author.id } });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Your review Not for me was taken down",
    ]);
    await expect(decide(await a("admin"), decision)).rejects.toMatchObject({
      key: "alreadyDecided",
    });
  });

  it("take a product out of the shop until an admin has looked", async () => {
    const { id: productId } = await aProduct();
    const { id } = await threeReport(productId, "product");
    expect(await getProduct(productId, "en")).toBeNull();
    await decide(await a("admin"), { kind: "report", id, decision: "rejected" });
    expect(await getProduct(productId, "en")).toMatchObject({ id: productId });
  });
});

describe("a reported product that is decided on in the list of products", () => {
  it("has no open report any more", async () => {
    const product = await aProduct();
    await threeReport(product.id, "product");
    const outcomes = async () =>
      (await db.contentReport.findMany({ where: { subjectId: product.id, kind: "product" } })).map(
        ({ outcome }) => outcome,
      );
    expect(await outcomes()).toEqual([null, null, null]);
    const input = { productId: String(product.id), moderationStatus: "approved" } as const;
    await moderateProduct(await a("admin"), input);
    expect(await outcomes()).toEqual(["kept", "kept", "kept"]);
  });
});
