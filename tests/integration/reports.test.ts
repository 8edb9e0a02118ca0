import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { listWaiting } from "@/lib/moderation/queries/inbox";
import { decide } from "@/lib/moderation/service/decide";
import { moderateProduct } from "@/lib/moderation/service/products";
import { reportContent } from "@/lib/moderation/service/reports";
import { getProduct } from "@/lib/products/queries/products";
import { setActive, updateProduct } from "@/lib/products/service/update";
import { getReviewSummary } from "@/lib/reviews/queries";
import { createReview as submitReview } from "@/lib/reviews/service";
import { listEmailsTo } from "../support/emails";
import { createProduct, createTrustedUser, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder } from "../support/orders";
import { createApprovedProduct, editOf } from "../support/products";

async function createReview() {
  const seller = await createUser({ role: "seller" });
  const product = await createProduct({ seller });
  const author = await createUser({ role: "buyer" });
  const content = { rating: 1, title: "Not for me", comment: "The beans were burnt on one side." };
  const review = await submitReview(author, { ...content, productId: product.id });
  return { seller, product, author, review };
}

const report = (viewer: Viewer, id: number, kind: "review" | "product" = "review") =>
  reportContent(viewer, { kind, id, text: "Advertising" });

async function threeReport(id: number, kind: "review" | "product" = "review") {
  for (const reporter of [
    await createTrustedUser(),
    await createTrustedUser("seller"),
    await createTrustedUser(),
  ]) {
    await report(reporter, id, kind);
  }
  return db.contentReport.findFirstOrThrow({ where: { kind, subjectId: id, outcome: null } });
}

const isVisible = async (productId: number) =>
  (await getReviewSummary(productId)).totalReviews === 1;

describe("reportContent", () => {
  it("stores one report per user", async () => {
    const { seller, review } = await createReview();
    const reporter = await createUser({ role: "buyer" });
    await report(reporter, review.id);
    await report(seller, review.id);
    const again = report(reporter, review.id);
    await expect(again).rejects.toMatchObject({ kind: "conflict", key: "reportTaken" });
    expect(await db.contentReport.count({ where: { subjectId: review.id } })).toBe(2);
  });

  it("refuses the author and unknown content", async () => {
    const { author, review } = await createReview();
    await expect(report(author, review.id)).rejects.toMatchObject({
      kind: "forbidden",
      key: "ownReport",
    });
    const absent = report(await createUser({ role: "buyer" }), 2_000_000_000);
    await expect(absent).rejects.toMatchObject({ kind: "notFound", key: "reviewNotFound" });
    const hidden = await createProduct({ moderationStatus: "pending" });
    await expect(
      report(await createUser({ role: "buyer" }), hidden.id, "product"),
    ).rejects.toMatchObject({
      kind: "notFound",
    });
    expect(await db.contentReport.count({ where: { subjectId: review.id } })).toBe(0);
  });
});

describe("three reports", () => {
  it("hide a review and its rating until an admin rejects the reports", async () => {
    const { product, review } = await createReview();
    const { id } = await threeReport(review.id);
    expect(await isVisible(product.id)).toBe(false);
    expect(await getProduct(product.id, "en")).toMatchObject({ totalReviews: 0, averageRating: 0 });
    await expectInvariants();

    await decide(await createUser({ role: "admin" }), { kind: "report", id, decision: "rejected" });
    expect(await isVisible(product.id)).toBe(true);
    expect(await getProduct(product.id, "en")).toMatchObject({ totalReviews: 1 });
    await expectInvariants();
  });

  it("hide a review when sent simultaneously", async () => {
    const { product, review } = await createReview();
    const people = await Promise.all([1, 2, 3].map(() => createTrustedUser()));
    await Promise.all(people.map((reporter) => report(reporter, review.id)));
    expect(await isVisible(product.id)).toBe(false);
  });

  it("remove a review permanently when upheld, and notify its author of the reason", async () => {
    const { product, author, review } = await createReview();
    const { id } = await threeReport(review.id);
    const decision = {
      kind: "report",
      id,
      decision: "approved",
      note: "It names a person.",
    } as const;
    await decide(await createUser({ role: "admin" }), decision);
    expect(await isVisible(product.id)).toBe(false);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: author.id } });
    expect((await listEmailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Your review “Not for me” was taken down",
    ]);
    await expect(decide(await createUser({ role: "admin" }), decision)).rejects.toMatchObject({
      key: "alreadyDecided",
    });
  });

  it("hide a product until an admin decides", async () => {
    const { id: productId } = await createProduct();
    const { id } = await threeReport(productId, "product");
    expect(await getProduct(productId, "en")).toBeNull();
    await decide(await createUser({ role: "admin" }), { kind: "report", id, decision: "rejected" });
    expect(await getProduct(productId, "en")).toMatchObject({ id: productId });
  });
});

describe("moderateProduct for a reported product", () => {
  it("closes its open reports", async () => {
    const product = await createProduct();
    await threeReport(product.id, "product");
    const outcomes = async () =>
      (await db.contentReport.findMany({ where: { subjectId: product.id, kind: "product" } })).map(
        ({ outcome }) => outcome,
      );
    expect(await outcomes()).toEqual([null, null, null]);
    const input = { productId: String(product.id), moderationStatus: "approved" } as const;
    await moderateProduct(await createUser({ role: "admin" }), input);
    expect(await outcomes()).toEqual(["kept", "kept", "kept"]);
  });
});

describe("reports that do not hide content", () => {
  const isListed = async (id: number) => (await getProduct(id, "en")) !== null;

  it("include those of new accounts, however many", async () => {
    const { id } = await createProduct();
    for (let count = 0; count < 5; count++)
      await report(await createUser({ role: "buyer" }), id, "product");
    expect(await isListed(id)).toBe(true);
  });

  it("include those of accounts without a confirmed email address", async () => {
    const { id } = await createProduct();
    for (let count = 0; count < 4; count++) {
      const reporter = await createTrustedUser();
      await db.user.update({ where: { id: reporter.id }, data: { emailVerifiedAt: null } });
      await report(reporter, id, "product");
    }
    expect(await isListed(id)).toBe(true);
  });

  it("include those about a seller with twenty delivered orders, which are first in the inbox", async () => {
    const seller = await createUser({ role: "seller" });
    const [product, other] = await Promise.all([
      createProduct({ seller, stock: 50 }),
      createProduct(),
    ]);
    for (let count = 0; count < 20; count++) {
      const id = await createPaidOrder(await createUser({ role: "buyer" }), product);
      const status = "delivered" as const;
      await db.sellerOrder.updateMany({ where: { orderId: id }, data: { status } });
    }
    await threeReport(other.id, "product");
    const { id } = await threeReport(product.id, "product");
    expect(await isListed(product.id)).toBe(true);
    const { items } = await listWaiting(await createUser({ role: "admin" }));
    expect(items[0]).toMatchObject({ kind: "report", id, isUrgent: true });
  });

  it("include those within 30 days after an admin rejected earlier ones", async () => {
    const { id: productId } = await createProduct();
    const { id } = await threeReport(productId, "product");
    await decide(await createUser({ role: "admin" }), { kind: "report", id, decision: "rejected" });
    await threeReport(productId, "product");
    expect(await isListed(productId)).toBe(true);

    await db.$executeRaw`
      UPDATE content_reports SET decided_at = decided_at - interval '31 days' WHERE subject_id = ${productId}`;
    await report(await createTrustedUser(), productId, "product");
    expect(await isListed(productId)).toBe(false);
  });
});

describe("three reports from buyers", () => {
  it("hide a product when each buyer has a paid order, however new the accounts", async () => {
    const [{ id }, bought] = await Promise.all([createProduct(), createProduct()]);
    for (let count = 0; count < 3; count++) {
      const buyer = await createUser({ role: "buyer" });
      await createPaidOrder(buyer, bought);
      await report(buyer, id, "product");
    }
    expect(await getProduct(id, "en")).toBeNull();
  });
});

describe("a product hidden by reports", () => {
  async function createHiddenReview() {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller);
    const { id: reportId } = await threeReport(id, "product");
    return { seller, id, reportId };
  }

  it("stays approved, and an edit of it is pending as a revision", async () => {
    const { seller, id, reportId } = await createHiddenReview();
    const before = await db.product.findUniqueOrThrow({ where: { id } });
    expect(before).toMatchObject({ moderationStatus: "approved", isActive: false });

    await updateProduct(seller, editOf(id, { title: "Counterfeit watches" }));
    await decide(await createUser({ role: "admin" }), {
      kind: "report",
      id: reportId,
      decision: "rejected",
    });

    expect(await getProduct(id, "en")).toMatchObject({ title: before.title });
    expect(await db.productRevision.count({ where: { productId: id, status: "pending" } })).toBe(1);
  });

  it("cannot be shown by its seller, and stays inactive if its seller deactivated it", async () => {
    const { seller, id, reportId } = await createHiddenReview();
    await setActive(seller, { productId: id, isActive: false });
    await setActive(seller, { productId: id, isActive: true });
    expect(await getProduct(id, "en")).toBeNull();
    await setActive(seller, { productId: id, isActive: false });

    await decide(await createUser({ role: "admin" }), {
      kind: "report",
      id: reportId,
      decision: "rejected",
    });

    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
      hiddenAt: null,
      isActive: false,
    });
  });
});
