import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { sessionSelect, toSession, toUser, userSelect } from "./dto";

/** The viewer's own account. */
export async function getMe(viewer: Viewer) {
  const row = await db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: userSelect });
  return { user: toUser(row) };
}

/** Whether the viewer's public seller page names the phone; the contract's `user` does not say. */
export async function getShowsPhone(viewer: Viewer) {
  const { showsPhone } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { showsPhone: true },
  });
  return showsPhone;
}

/** The accounts that the seed makes for whoever wants to look around; the admin's is never offered. */
const DEMO_LOGINS = {
  buyer: { email: "buyer@demo.com", password: "demo123" },
  seller: { email: "seller@demo.com", password: "demo123" },
};

export type DemoLogins = typeof DEMO_LOGINS;

/**
 * What the demo buttons send, null outside of demo mode. Anyone may know; it comes with the page and not with
 * the bundle, so that a real shop's scripts name no password.
 */
export function getDemoLogins(): DemoLogins | null {
  return env.DEMO_MODE ? DEMO_LOGINS : null;
}

/** What /profile?tab=security needs to know: the viewer's open sessions, this one first, then the latest. */
export async function getSecurity(viewer: Viewer) {
  const [account, sessions] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { email: true, isDemo: true },
    }),
    db.session.findMany({
      where: { userId: viewer.id, revokedAt: null, expiresAt: { gt: new Date() } },
      select: sessionSelect,
      orderBy: { lastSeenAt: "desc" },
      take: 50,
    }),
  ]);
  const own = sessions.map((row) => toSession(row, viewer.sessionId));
  return {
    ...account,
    isEmailVerified: viewer.isEmailVerified,
    sessions: [...own.filter((one) => one.isCurrent), ...own.filter((one) => !one.isCurrent)],
  };
}

/** What the mark of a known device is sealed with; never answered. */
export function getMarked(userId: number) {
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, passwordHash: true },
  });
}

/** The language that an account keeps. */
export async function getLanguage(userId: number) {
  const { locale } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { locale: true },
  });
  return locale;
}

/**
 * Everything that the viewer's account holds, for the viewer alone: rows as they are kept, money in cents,
 * times ISO 8601. Nothing of others but what they wrote to the viewer.
 */
export async function exportAccount(viewer: Viewer) {
  const own = { userId: viewer.id };
  const [account, sessions, orders, sales, reviews, wishlist, messages] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { ...userSelect, showsPhone: true, locale: true, emailVerifiedAt: true },
    }),
    db.session.findMany({ where: own, select: sessionSelect, orderBy: { createdAt: "asc" } }),
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
    db.wishlistItem.findMany({ where: own, select: { productId: true, createdAt: true } }),
    db.message.findMany({
      where: { OR: [{ senderId: viewer.id }, { receiverId: viewer.id }] },
      omit: { receiverId: true },
      orderBy: { id: "asc" },
    }),
  ]);
  const products = await db.product.findMany({
    where: { sellerId: viewer.id },
    omit: { searchText: true },
    orderBy: { id: "asc" },
  });
  const storefront = await db.storefront.findUnique({ where: { sellerId: viewer.id } });
  const [community, tools, sellerTools, tickets, letters] = await Promise.all([
    exportCommunity(viewer.id),
    exportTools(viewer.id),
    exportSellerTools(viewer.id),
    exportTickets(viewer.id),
    exportLetters(viewer.id),
  ]);
  return {
    account,
    storefront,
    sessions: sessions.map(({ id: _, ...session }) => session),
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
    ...letters,
  };
}

/** Tickets with their seats, and the events that somebody waits for. */
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

/** Addresses for delivery, letters to us, papers about businesses and what the bell told. */
async function exportLetters(userId: number) {
  const own = { where: { userId }, orderBy: { id: "asc" } } as const;
  const [addresses, supportTickets, listingRequests, notifications] = await Promise.all([
    db.address.findMany(own),
    db.supportTicket.findMany({
      ...own,
      include: { answers: { select: { text: true, createdAt: true } } },
    }),
    db.listingRequest.findMany({ ...own, omit: { decidedById: true } }),
    db.notification.findMany({ ...own, omit: { dedupeKey: true } }),
  ]);
  return { addresses, supportTickets, listingRequests, notifications };
}

/** What somebody keeps in the seller's tools. */
async function exportSellerTools(sellerId: number) {
  const own = { where: { sellerId }, orderBy: { id: "asc" } } as const;
  const [inventoryAlerts, bulkUpdates, promotions, suppliers, monthlyReports] = await Promise.all([
    db.inventoryAlert.findMany(own),
    db.bulkUpdate.findMany({ ...own, include: { lines: true } }),
    db.promotion.findMany(own),
    db.supplier.findMany({ ...own, include: { products: true } }),
    db.monthlyReport.findMany(own),
  ]);
  return { inventoryAlerts, bulkUpdates, promotions, suppliers, monthlyReports };
}

/** Alerts, wishes and lists of the buyer's tools, and the seller's plans. */
async function exportTools(userId: number) {
  const own = { where: { userId }, orderBy: { id: "asc" } } as const;
  const [priceAlerts, smartWishes, comparisonLists, wholesaleApplications, subscriptions] =
    await Promise.all([
      db.priceAlert.findMany(own),
      db.smartWish.findMany(own),
      db.comparisonList.findMany({ ...own, include: { items: true } }),
      db.wholesaleApplication.findMany({ ...own, omit: { decidedById: true } }),
      db.subscription.findMany({
        ...own,
        omit: { providerRef: true },
        include: { plan: { select: { name: true } }, charges: true },
      }),
    ]);
  return { priceAlerts, smartWishes, comparisonLists, wholesaleApplications, subscriptions };
}

/** What somebody wrote for everybody, also what was hidden. */
async function exportCommunity(authorId: number) {
  const own = { where: { authorId }, orderBy: { id: "asc" } } as const;
  const [forumPosts, forumReplies, stories] = await Promise.all([
    db.forumPost.findMany({ ...own, omit: { searchText: true } }),
    db.forumReply.findMany(own),
    db.customerStory.findMany({ ...own, omit: { searchText: true, decidedById: true } }),
  ]);
  return { forumPosts, forumReplies, stories };
}
