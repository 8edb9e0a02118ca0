import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as badges } from "@/app/api/sellers/[sellerId]/badges/route";
import { GET as profile } from "@/app/api/sellers/[sellerId]/route";
import { GET as stats } from "@/app/api/sellers/[sellerId]/stats/route";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { replyToThread, sendMessage } from "@/lib/messaging/service";
import { cancelOrder } from "@/lib/orders/service/cancel";
import { confirmDelivery } from "@/lib/orders/service/fulfillment";
import { refundOrder } from "@/lib/orders/service/refund";
import { createReview } from "@/lib/reviews/service";
import { getSellerPerformance } from "@/lib/sellers/queries/performance";
import { getSeller } from "@/lib/sellers/queries/sellers";
import { responseText } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { createBankAccount } from "../support/payees";
import { createSale, newKey, REASON, ship } from "../support/sales";
import { content } from "../support/threads";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const REVIEW = { title: "Good coffee", comment: "It tastes of the hills of Harar." };

const load = (route: typeof profile, id: number | string) =>
  route(new NextRequest("http://localhost:3000/api/called"), {
    params: Promise.resolve({ sellerId: String(id) }),
  });
const readJson = async (route: typeof profile, id: number) => (await load(route, id)).json();

describe("GET /api/sellers/{sellerId}", () => {
  it("returns public fields and never the email address", async () => {
    const { id } = await createUser({ role: "seller" });
    await db.user.update({
      where: { id },
      data: { firstName: "Amina", city: "Harar", country: "Ethiopia", phone: "+251911234567" },
    });
    const { username, createdAt } = await db.user.findUniqueOrThrow({ where: { id } });

    expect(await readJson(profile, id)).toEqual({
      id,
      firstName: "Amina",
      lastName: null,
      username,
      shopName: null,
      profileImage: null,
      city: "Harar",
      country: "Ethiopia",
      bio: null,
      bioLocale: "en",
      phone: null,
      createdAt: createdAt.toISOString(),
    });
  });

  it("returns the phone number once the seller shows it", async () => {
    const { id } = await createUser({ role: "seller" });
    await db.user.update({ where: { id }, data: { phone: "+251911234567", showsPhone: true } });

    expect(await readJson(profile, id)).toMatchObject({ phone: "+251911234567" });
  });

  it("responds 404 for users who are not sellers or whose account is closed", async () => {
    const [buyer, admin, disabled, deleted] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "admin" }),
      createUser({ role: "seller" }),
      createUser({ role: "seller" }),
    ]);
    await db.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    await db.user.update({
      where: { id: deleted.id },
      data: { disabledAt: new Date(), deletedAt: new Date() },
    });
    const nobodies = [buyer.id, admin.id, disabled.id, deleted.id, 999_999_999, "0", "1e3", "x"];

    for (const id of nobodies) {
      for (const route of [profile, stats, badges]) {
        expect(await responseText(await load(route, id))).toEqual([404, "Seller not found"]);
      }
    }
    expect(await getSeller(buyer.id, "en")).toBeNull();
  });
});

/** A buyer signIn `hoursAgo` hours ago; the seller replies `after` hours later, or not. */
async function createQuestion(seller: Viewer, hoursAgo: number, after: number | null) {
  const buyer = await createUser({ role: "buyer" });
  const product = await createProduct({ seller });
  const question = await sendMessage(buyer, {
    sellerId: seller.id,
    productId: product.id,
    ...content,
  });
  const { threadId } = await db.message.findUniqueOrThrow({ where: { id: question.id } });
  const at = (id: number, hours: number) => db.$executeRaw`
    UPDATE messages SET created_at = now() - make_interval(mins => ${Math.round(hours * 60)}::int) WHERE id = ${id}`;
  if (after !== null) {
    const reply = await replyToThread(seller, { threadId, message: "Yes, it is." });
    await at(reply.id, hoursAgo - after);
  }
  await at(question.id, hoursAgo);
  return { buyer, threadId };
}

describe("GET /api/sellers/{sellerId}/stats", () => {
  it("returns null and zero for a new seller", async () => {
    const seller = await createUser({ role: "seller" });
    const { createdAt } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });

    expect(await readJson(stats, seller.id)).toEqual({
      totalOrders: 0,
      averageRating: 0,
      totalReviews: 0,
      responseRate: null,
      avgResponseTime: null,
      totalSales: 0,
      joinedAt: createdAt.toISOString(),
    });
  });

  it("counts paid seller orders, units without returned ones, and all reviews", async () => {
    const seller = await createUser({ role: "seller" });
    const saved = await createSale(3, 999, seller);
    const cancelledSale = await createSale(2, 999, seller);
    await refundOrder(seller, { orderId: cancelledSale.orderId, reason: REASON, key: newKey() });
    await createReview(saved.buyer, { ...REVIEW, rating: 5, productId: saved.product.id });
    await createReview(cancelledSale.buyer, {
      ...REVIEW,
      rating: 2,
      productId: cancelledSale.product.id,
    });

    expect(await readJson(stats, seller.id)).toMatchObject({
      totalOrders: 2,
      totalSales: 3,
      averageRating: 3.5,
      totalReviews: 2,
    });
  });

  it("measures the time from the first question to the first reply, over 90 days", async () => {
    const seller = await createUser({ role: "seller" });
    await createQuestion(seller, 100, 2);
    await createQuestion(seller, 100, 30); // Too late, but with a reply.
    await createQuestion(seller, 100, null); // Without a reply.
    await createQuestion(seller, 5, null); // Can still get a reply in time.
    await createQuestion(seller, 91 * 24, 1); // Before the 90 days.

    expect(await readJson(stats, seller.id)).toMatchObject({
      responseRate: 33,
      avgResponseTime: 16,
    });
  });

  it("counts a reply after exactly one day as in time and ignores later messages", async () => {
    const seller = await createUser({ role: "seller" });
    const { buyer, threadId } = await createQuestion(seller, 60, 24);
    await replyToThread(buyer, { threadId, message: "And the blue one?" });
    await replyToThread(seller, { threadId, message: "That one too." });

    expect(await readJson(stats, seller.id)).toMatchObject({
      responseRate: 100,
      avgResponseTime: 24,
    });
  });

  it("ignores a conversation that the seller started", async () => {
    const sale = await createSale();
    await db.messageThread.create({
      data: {
        buyerId: sale.buyer.id,
        sellerId: sale.seller.id,
        orderId: sale.orderId,
        subject: "Your order",
        messages: {
          create: {
            senderId: sale.seller.id,
            receiverId: sale.buyer.id,
            subject: "Your order",
            message: "It leaves tomorrow.",
            createdAt: new Date(Date.now() - 50 * 3_600_000),
          },
        },
      },
    });

    expect(await readJson(stats, sale.seller.id)).toMatchObject({ responseRate: null });
  });
});

describe("GET /api/sellers/{sellerId}/badges", () => {
  it("returns the verified badge for email address, payout account and an approved product", async () => {
    const seller = await createUser({ role: "seller" });
    await createBankAccount(seller);
    const product = await createProduct({ seller, moderationStatus: "pending" });
    expect(await readJson(badges, seller.id)).toEqual([]);

    await db.product.update({ where: { id: product.id }, data: { moderationStatus: "approved" } });

    expect(await readJson(badges, seller.id)).toEqual([
      {
        id: 1,
        badgeType: "verified",
        badgeName: "Verified",
        badgeDescription: expect.stringContaining("payout account"),
        isActive: true,
      },
    ]);
  });

  it("counts deliveries and problems: the seller's cancellations and damage, not the buyer's", async () => {
    const seller = await createUser({ role: "seller" });
    const arrived = await createSale(1, 999, seller);
    await ship(arrived);
    const parcel = await db.parcel.findFirstOrThrow({
      where: { sellerOrderId: arrived.sellerOrder.id },
    });
    await confirmDelivery(arrived.buyer, { parcelId: parcel.id });
    const regretted = await createSale(1, 999, seller);
    await cancelOrder(regretted.buyer, { orderId: regretted.orderId });
    const measured = () => getSellerPerformance(seller.id);
    expect(await measured()).toMatchObject({ orders: 2, arrived: 1, troubled: 0 });

    const called = await createSale(1, 999, seller);
    await refundOrder(seller, { orderId: called.orderId, reason: REASON, key: newKey() });
    expect(await measured()).toMatchObject({ orders: 3, arrived: 1, troubled: 1 });

    await db.refund.create({
      data: {
        orderId: arrived.orderId,
        sellerOrderId: arrived.sellerOrder.id,
        kind: "damage",
        amountCents: 2,
        sellerCents: 1,
        feeCents: 1,
        reason: REASON,
        key: newKey(),
      },
    });
    expect(await measured()).toMatchObject({ troubled: 2 });
  });
});
