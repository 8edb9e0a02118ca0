import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { markThreadRead, replyToThread, sendMessage } from "@/lib/messaging/service";
import { createReview } from "@/lib/reviews/service";
import { getInboxStats, listInbox } from "@/lib/seller-dashboard/queries/inbox";
import { getDashboard } from "@/lib/seller-dashboard/queries/overview";
import { listSellerProducts } from "@/lib/seller-dashboard/queries/product-list";
import { getProductStats } from "@/lib/seller-dashboard/queries/product-stats";
import { productListSchema } from "@/lib/seller-dashboard/schema";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";
import { content } from "../support/threads";

const REVIEW = { title: "Good coffee", comment: "It tastes of the hills of Harar." };

const productsOf = (seller: Viewer, filter: object = {}) =>
  listSellerProducts(seller, productListSchema.parse(filter));

describe("getProductStats", () => {
  it("returns the titles in the reader's language where they are translated", async () => {
    const seller = await createUser({ role: "seller" });
    const { id } = await createProduct({ seller, title: "Mesob basket", stock: 0 });
    await db.productTranslation.create({ data: { productId: id, locale: "so", title: "Mesob" } });

    const titleIn = async (locale: string) =>
      (await getDashboard(seller, "weeks", locale)).waiting.soldOut.first?.title;
    expect(await titleIn("so")).toBe("Mesob");
    expect(await titleIn("ar")).toBe("Mesob basket");
  });

  it("counts the products, averages their ratings and lists the three best sold", async () => {
    const [seller, reviewer, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
    ]);
    const create = (title: string, input: object = {}) =>
      createProduct({ seller, title, ...input });
    const quiet = await create("Quiet");
    const best = await create("Best");
    const second = await create("Second");
    await create("Hidden", { isActive: false, stock: 0 });
    await create("Waiting", { moderationStatus: "pending", stock: 1 });
    const deletedProduct = await create("Gone");
    await createPaidOrder(buyer, best, 3);
    await createPaidOrder(buyer, second, 2);
    await createReview(reviewer, { ...REVIEW, rating: 5, productId: best.id });
    await createReview(reviewer, { ...REVIEW, rating: 2, productId: deletedProduct.id });
    await db.product.update({
      where: { id: deletedProduct.id },
      data: { archivedAt: new Date(), isActive: false },
    });

    const stats = await getProductStats(seller);

    expect(stats).toMatchObject({
      total: 5,
      live: 3,
      pending: 1,
      soldOut: 0,
      low: 2,
      ratingCount: 2,
      ratingSum: 7,
    });
    expect(stats.top.map(({ title, soldCount }) => [title, soldCount])).toEqual([
      ["Best", 3],
      ["Second", 2],
      ["Waiting", 0],
    ]);
    expect(stats.top[0]).toMatchObject({ ratingCount: 1, ratingSum: 5 });
    expect(quiet.stock).toBe(10);
  });

  it("counts active products with 1 to 9 units as low and with 0 as sold out", async () => {
    const seller = await createUser({ role: "seller" });
    for (const stock of [0, 1, 9, 10])
      await createProduct({ seller, stock, title: `Left ${stock}` });
    await createProduct({ seller, stock: 0, isActive: false });

    const stats = await getProductStats(seller);

    expect([stats.soldOut, stats.low]).toEqual([1, 2]);
    expect(stats.firstSoldOut?.title).toBe("Left 0");
    expect(stats.firstLow).toMatchObject({ title: "Left 1", stock: 1 });
  });

  it("counts certificates that expire within 30 days unless a new one is pending", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller, title: "Berbere" });
    const now = new Date("2026-11-21T18:00:00Z");
    const certify = (type: "halal" | "ethical" | "fair_trade", day: string, isWaiting = false) =>
      db.certificate.create({
        data: {
          productId: product.id,
          type,
          body: "ISWA",
          number: `N-${day}-${type}`,
          validUntil: new Date(day),
          ...(isWaiting ? {} : { status: "approved" as const, decidedAt: new Date() }),
        },
      });
    await certify("ethical", "2026-12-22"); // 31 days
    expect((await getProductStats(seller, { now })).certificates).toBe(0);

    await certify("halal", "2026-12-21"); // 30 days
    await certify("fair_trade", "2026-11-20"); // Expired.
    const ending = await getProductStats(seller, { now });
    expect(ending.certificates).toBe(2);
    expect(ending.firstExpiring).toEqual({
      productId: product.id,
      title: "Berbere",
      type: "fair_trade",
      validUntil: "2026-11-20",
      isExpired: true,
    });

    await certify("fair_trade", "2027-11-20", true);
    await certify("halal", "2027-11-20");
    expect((await getProductStats(seller, { now })).certificates).toBe(0);
  });
});

describe("getInboxStats and listInbox", () => {
  it("count unread messages and threads without the seller's reply", async () => {
    const [seller, variant, other] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
    ]);
    const product = await createProduct({ seller });
    const load = (buyer: Viewer) =>
      sendMessage(buyer, { sellerId: seller.id, productId: product.id, ...content });
    await load(variant);
    await load(other);
    const messages = await listInbox(seller);
    expect(messages.map(({ from, isRead }) => [from, isRead])).toEqual([
      [other.username, false],
      [variant.username, false],
    ]);
    const first = messages.at(-1);
    const latest = messages.at(0);

    await replyToThread(seller, { threadId: first?.threadId ?? 0, message: "Yes, it is." });
    await markThreadRead(seller, { threadId: latest?.threadId ?? 0, upTo: latest?.id ?? 0 });

    expect(await getInboxStats(seller)).toMatchObject({
      total: 2,
      unread: 0,
      toAnswer: { count: 1, threadId: latest?.threadId },
    });
    await db.$executeRaw`UPDATE users SET disabled_at = now(), deleted_at = now() WHERE id = ${other.id}`;
    expect(await getInboxStats(seller)).toMatchObject({ toAnswer: { count: 0, threadId: null } });
    expect((await listInbox(seller))[0]).toMatchObject({ from: null, isRead: true });
  });

  it("include messages from buyers, not those the seller wrote as a buyer", async () => {
    const [seller, other] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "seller" }),
    ]);
    const product = await createProduct({ seller: other });
    const { id } = await sendMessage(seller, {
      sellerId: other.id,
      productId: product.id,
      ...content,
    });
    const { threadId } = await db.message.findUniqueOrThrow({ where: { id } });
    await replyToThread(other, { threadId, message: "Yes, of course." });

    expect(await getInboxStats(seller)).toMatchObject({ total: 0, unread: 0 });
    expect(await listInbox(seller)).toEqual([]);
  });
});

describe("product list of a seller", () => {
  it("lists the seller's products that are not archived, filtered by text and status", async () => {
    const seller = await createUser({ role: "seller" });
    await createProduct({ title: "Somebody else’s" });
    await createProduct({ seller, title: "Mesob basket" });
    await createProduct({ seller, title: "Mesob, small", stock: 4 });
    await createProduct({ seller, title: "Hidden stool", isActive: false });
    const refused = await createProduct({ seller, title: "Blurred", moderationStatus: "rejected" });
    await db.product.update({ where: { id: refused.id }, data: { moderationNote: "Too dark." } });
    const edited = await createProduct({ seller, title: "Edited" });
    await db.productRevision.create({ data: { productId: edited.id, content: {} } });
    const deletedProduct = await createProduct({ seller, title: "Gone" });
    await db.product.update({
      where: { id: deletedProduct.id },
      data: { archivedAt: new Date(), isActive: false },
    });
    const titles = async (filter: object) =>
      (await productsOf(seller, filter)).products.map(({ title }) => title);

    expect((await productsOf(seller)).total).toBe(5);
    expect(await titles({ q: "MESOB" })).toEqual(["Mesob, small", "Mesob basket"]);
    expect(await titles({ q: "100%" })).toEqual([]);
    expect(await titles({ show: "low" })).toEqual(["Mesob, small"]);
    expect(await titles({ show: "hidden" })).toEqual(["Hidden stool"]);
    expect(await titles({ show: "rejected" })).toEqual(["Blurred"]);
    expect(await titles({ show: "pending" })).toEqual(["Edited"]);
    expect(await titles({ show: "live" })).toEqual(["Edited", "Mesob, small", "Mesob basket"]);
    const { products } = await productsOf(seller);
    expect(products.find(({ id }) => id === refused.id)).toMatchObject({
      moderationNote: "Too dark.",
    });
    expect(products.find(({ id }) => id === edited.id)).toMatchObject({
      change: { status: "pending" },
    });
  });

  it("has pages of 50 rows, or of 24 cards", async () => {
    const seller = await createUser({ role: "seller" });
    for (let count = 0; count < 51; count++) await createProduct({ seller });
    const page = (query: object) => productsOf(seller, query);
    const [rows, lastRow] = [await page({}), await page({ page: "2" })];
    const cards = await page({ view: "cards" });

    expect([rows.products.length, rows.pageCount, rows.total]).toEqual([50, 2, 51]);
    expect(lastRow.products).toHaveLength(1);
    expect([cards.products.length, cards.pageCount]).toEqual([24, 3]);
  });
});
