import "server-only";

import { ADMIN_IDLE_MINUTES } from "@/lib/auth/idle-timeout";
import type { Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { sessionSelect, toSession, toUser, userSelect } from "./dto";
import { exportPasskeys } from "./second-factor/queries";

/** Returns the viewer's account. */
export async function getMe(viewer: Viewer) {
  return getAccount(viewer.id);
}

/** Returns an account that was just signed in to. */
export async function getAccount(id: number) {
  const row = await db.user.findUniqueOrThrow({ where: { id }, select: userSelect });
  return { user: toUser(row) };
}

/** Returns whether the viewer's storefront shows the phone number, which the contract's `user` does not contain. */
export async function getShowsPhone(viewer: Viewer) {
  const { showsPhone } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { showsPhone: true },
  });
  return showsPhone;
}

/** Demo accounts of the seed; the admin's is never offered. */
const DEMO_LOGINS = {
  buyer: { email: "buyer@demo.com", password: "demo123" },
  seller: { email: "seller@demo.com", password: "demo123" },
};

export type DemoLogins = typeof DEMO_LOGINS;

/**
 * Returns the demo sign-ins, null outside demo mode. They are public, but part of the page and not of the bundle, so
 * that scripts of a real shop contain no password.
 */
export function getDemoLogins(): DemoLogins | null {
  return env.DEMO_MODE ? DEMO_LOGINS : null;
}

/**
 * Returns the data of /profile?tab=security, with the viewer's open sessions: the current one first, then latest first.
 */
export async function getSecurity(viewer: Viewer) {
  const hasIdleTimeout = viewer.role === "admin" && !env.DEMO_MODE;
  const activeSince = new Date(Date.now() - ADMIN_IDLE_MINUTES * 60_000);
  const activeOnly = hasIdleTimeout ? { lastSeenAt: { gt: activeSince } } : {};
  const [account, sessions] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { email: true, isDemo: true },
    }),
    db.session.findMany({
      where: { userId: viewer.id, revokedAt: null, expiresAt: { gt: new Date() }, ...activeOnly },
      select: sessionSelect,
      orderBy: { lastSeenAt: "desc" },
      take: 50,
    }),
  ]);
  const mySessions = sessions.map((row) => toSession(row, viewer.sessionId));
  return {
    ...account,
    isEmailVerified: viewer.isEmailVerified,
    sessions: [
      ...mySessions.filter((session) => session.isCurrent),
      ...mySessions.filter((one) => !one.isCurrent),
    ],
  };
}

/** Returns the account with the password hash that seals a device mark; never part of a response. */
export function getMarked(userId: number) {
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, passwordHash: true },
  });
}

/** Returns the language of an account's interface. */
export async function getLanguage(userId: number) {
  const { locale } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { locale: true },
  });
  return locale;
}

/**
 * Returns all data of the viewer's account, for the viewer only: raw rows, money in cents, times ISO 8601. Data of
 * other users is limited to what they wrote to the viewer.
 */
export async function exportAccount(viewer: Viewer) {
  const where = { userId: viewer.id };
  const [account, sessions, orders, sales, reviews, wishlist, messages] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: {
        ...userSelect,
        showsPhone: true,
        bioLocale: true,
        locale: true,
        emailVerifiedAt: true,
        identities: { select: { provider: true, email: true, createdAt: true } },
      },
    }),
    db.session.findMany({ where, select: sessionSelect, orderBy: { createdAt: "asc" } }),
    db.order.findMany({
      where: { buyerId: viewer.id },
      omit: { cartHash: true, buyerId: true },
      include: { lines: true },
      orderBy: { id: "asc" },
    }),
    db.orderPart.findMany({
      where: { sellerId: viewer.id, order: { paidAt: { not: null } } },
      include: { lines: true },
      orderBy: { id: "asc" },
    }),
    db.review.findMany({ where: { authorId: viewer.id }, orderBy: { id: "asc" } }),
    db.wishlistItem.findMany({ where, select: { productId: true, createdAt: true } }),
    db.message.findMany({
      where: { OR: [{ senderId: viewer.id }, { receiverId: viewer.id }] },
      omit: { receiverId: true },
      orderBy: { id: "asc" },
    }),
  ]);
  const products = await db.product.findMany({
    where: { sellerId: viewer.id },
    omit: { searchText: true, titleText: true },
    include: { translations: { omit: { productId: true } } },
    orderBy: { id: "asc" },
  });
  const [storefront, shopTranslations] = await Promise.all([
    db.storefront.findUnique({ where: { sellerId: viewer.id } }),
    db.shopTranslation.findMany({ where: { sellerId: viewer.id }, orderBy: { locale: "asc" } }),
  ]);
  const [passkeys, community, tools, sellerTools, tickets, messaging] = await Promise.all([
    exportPasskeys(viewer.id),
    exportCommunity(viewer.id),
    exportTools(viewer.id),
    exportSellerTools(viewer.id),
    exportTickets(viewer.id),
    exportMessaging(viewer.id),
  ]);
  return {
    account,
    storefront,
    shopTranslations,
    sessions: sessions.map(({ id: _, ...session }) => session),
    passkeys,
    orders,
    sales,
    products,
    reviews,
    wishlist,
    messages,
    ...community,
    ...tools,
    ...sellerTools,
    ...tickets,
    ...messaging,
  };
}

/** Returns tickets with their seats, and waiting list entries. */
async function exportTickets(userId: number) {
  const event = { select: { title: true, startsAt: true, location: true } };
  const [tickets, waitingLists] = await Promise.all([
    db.ticketPurchase.findMany({
      where: { buyerId: userId },
      omit: { buyerId: true },
      include: { event, seats: { omit: { checkedInById: true } } },
      orderBy: { id: "asc" },
    }),
    db.waitingListEntry.findMany({ where: { userId }, include: { event }, orderBy: { id: "asc" } }),
  ]);
  return { tickets, waitingLists };
}

/** Returns delivery addresses, support tickets, listing requests and notifications. */
async function exportMessaging(userId: number) {
  const query = { where: { userId }, orderBy: { id: "asc" } } as const;
  const [addresses, supportTickets, listingRequests, notifications] = await Promise.all([
    db.address.findMany(query),
    db.supportTicket.findMany({
      ...query,
      include: { answers: { select: { text: true, createdAt: true } } },
    }),
    db.listingRequest.findMany({ ...query, omit: { decidedById: true } }),
    db.notification.findMany({ ...query, omit: { dedupeKey: true } }),
  ]);
  return { addresses, supportTickets, listingRequests, notifications };
}

/** Returns the data of the seller tools. */
async function exportSellerTools(sellerId: number) {
  const query = { where: { sellerId }, orderBy: { id: "asc" } } as const;
  const [inventoryAlerts, bulkUpdates, promotions, suppliers, sizeCharts, monthlyReports] =
    await Promise.all([
      db.inventoryAlert.findMany(query),
      db.bulkUpdate.findMany({ ...query, include: { lines: true } }),
      db.promotion.findMany(query),
      db.supplier.findMany({ ...query, include: { products: true } }),
      db.sizeChart.findMany(query),
      db.monthlyReport.findMany(query),
    ]);
  return { inventoryAlerts, bulkUpdates, promotions, suppliers, sizeCharts, monthlyReports };
}

/** Returns the data of the buyer tools, and the seller's subscriptions. */
async function exportTools(userId: number) {
  const query = { where: { userId }, orderBy: { id: "asc" } } as const;
  const [priceAlerts, smartWishes, comparisonLists, wholesaleApplications, subscriptions] =
    await Promise.all([
      db.priceAlert.findMany(query),
      db.smartWish.findMany(query),
      db.comparisonList.findMany({ ...query, include: { items: true } }),
      db.wholesaleApplication.findMany({ ...query, omit: { decidedById: true } }),
      db.subscription.findMany({
        ...query,
        omit: { providerRef: true },
        include: { plan: { select: { name: true } }, charges: true },
      }),
    ]);
  return { priceAlerts, smartWishes, comparisonLists, wholesaleApplications, subscriptions };
}

/** Returns public contributions, hidden ones included. */
async function exportCommunity(authorId: number) {
  const query = { where: { authorId }, orderBy: { id: "asc" } } as const;
  const [forumPosts, forumReplies, stories] = await Promise.all([
    db.forumPost.findMany({ ...query, omit: { searchText: true } }),
    db.forumReply.findMany(query),
    db.customerStory.findMany({ ...query, omit: { searchText: true, decidedById: true } }),
  ]);
  return { forumPosts, forumReplies, stories };
}
