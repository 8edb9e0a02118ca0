import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { GET as getPayoutBatch } from "@/app/api/admin/payout-batches/[id]/route";
import { POST as disconnectBank } from "@/app/api/seller/disconnect-stripe/route";
import { POST as setUpBank } from "@/app/api/seller/setup-stripe-connect/route";
import * as accounts from "@/lib/accounts/actions";
import * as secondFactor from "@/lib/accounts/second-factor/actions";
import * as addresses from "@/lib/addresses/actions";
import * as users from "@/lib/admin/users/actions";
import * as blog from "@/lib/blog/actions";
import * as buyerTools from "@/lib/buyer-tools/actions";
import * as directory from "@/lib/directory/actions";
import * as events from "@/lib/events/actions";
import * as tickets from "@/lib/events/tickets/actions";
import * as forum from "@/lib/forum/actions";
import * as holidays from "@/lib/holidays/actions";
import type { Result } from "@/lib/http/result";
import * as messaging from "@/lib/messaging/actions";
import * as moderation from "@/lib/moderation/actions";
import * as notifications from "@/lib/notifications/actions";
import * as emailOutbox from "@/lib/notifications/email-outbox/actions";
import * as orders from "@/lib/orders/actions";
import * as returns from "@/lib/orders/returns/actions";
import * as payouts from "@/lib/payouts/actions";
import * as drafts from "@/lib/products/drafts/actions";
import * as offers from "@/lib/products/offers/actions";
import * as sales from "@/lib/products/sales/actions";
import * as sizeCharts from "@/lib/products/size-charts/actions";
import * as promotions from "@/lib/promotions/actions";
import * as reviews from "@/lib/reviews/actions";
import * as search from "@/lib/search/actions";
import * as sellerTools from "@/lib/seller-tools/actions";
import * as support from "@/lib/support/actions";
import * as wholesale from "@/lib/wholesale/actions";
import { responseText, send, signOutCaller } from "../support/api-client";
import { articleInput } from "../support/articles";
import { eventInput } from "../support/events";
import { BANK, MOBILE } from "../support/payees";
import { saleOf } from "../support/product-sales";
import { SIZE_CHART } from "../support/size-charts";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const id = 1;
const lines = [{ lineId: id, quantity: 1 }];
const now = new Date().toISOString();
const reason = "Case 8 and 9";
const version = "0".repeat(32);
const decision = { userId: id, reason };
const article = { id, updatedAt: now };
const unit = { productId: id, field: "price", value: "5.00", expectedValue: "10.00" };
const listing = {
  name: "Halwo Kitchen",
  description: "Goat, rice and bananas.",
  category: "restaurants",
  address: "420 Cedar Ave S, Minneapolis",
  phone: "612 555 0100",
};
const address = {
  name: "Fartun Ali",
  line1: "1530 S 6th St",
  city: "Minneapolis",
  region: "MN",
  postcode: "55454",
  country: "US",
};
const review = { rating: 5, title: "Very warm", comment: "It has lasted for two winters." };

const ACTIONS: Record<string, () => Promise<Result>> = {
  changePassword: () =>
    accounts.changePasswordAction({ currentPassword: "buna-qalaa", password: "shaah-cadays" }),
  endOtherSessions: () => accounts.endOtherSessionsAction(),
  startTwoStep: () => secondFactor.startTwoStepAction(),
  confirmTwoStep: () => secondFactor.confirmTwoStepAction({ code: "123456" }),
  turnOffTwoStep: () => secondFactor.turnOffTwoStepAction(),
  replaceRecoveryCodes: () => secondFactor.replaceRecoveryCodesAction(),
  startPasskey: () => secondFactor.startPasskeyAction(),
  saveAddress: () => addresses.saveAddressAction({ address }),
  changeRole: () => users.changeRoleAction({ userId: id, role: "admin" }),
  disableUser: () => users.disableUserAction(decision),
  enableUser: () => users.enableUserAction({ userId: id }),
  holdPayouts: () => users.holdPayoutsAction({ ...decision, message: reason }),
  resetTwoStep: () => users.resetTwoStepAction(decision),
  saveArticle: async () => blog.saveArticleAction(await articleInput()),
  publishArticle: () => blog.publishArticleAction(article),
  unpublishArticle: () => blog.unpublishArticleAction(article),
  deleteArticle: () => blog.deleteArticleAction(article),
  addBlogCategory: () => blog.addBlogCategoryAction({ name: "Mine" }),
  renameBlogCategory: () => blog.renameBlogCategoryAction({ id, name: "Mine" }),
  moveBlogCategory: () => blog.moveBlogCategoryAction({ id, to: "down" }),
  removeBlogCategory: () => blog.removeBlogCategoryAction({ id }),
  removePriceAlert: () => buyerTools.removePriceAlertAction({ id }),
  requestClaim: () =>
    directory.requestClaimAction({ id, text: "The lease carries my name, and the licence too." }),
  requestEdit: () => directory.requestEditAction({ ...listing, id }),
  saveEvent: () =>
    events.saveEventAction({
      ...eventInput(),
      startsAt: "2026-12-06T18:00",
      endsAt: "",
      price: "0",
    }),
  cancelEvent: () => events.cancelEventAction({ eventId: id }),
  setEventPublished: () => events.setEventPublishedAction({ eventId: id, isOn: false }),
  joinWaitingList: () => events.joinWaitingListAction({ eventId: id, quantity: 2 }),
  checkIn: () => events.checkInAction({ eventId: id, code: "a", at: now }),
  listGuests: () => events.refreshGuestsAction({ eventId: id }),
  confirmPurchase: () => tickets.confirmPurchaseAction({ code: "a" }),
  createReply: () => forum.createReplyAction({ postId: id, quotedId: null, content: "Yes." }),
  editPost: () => forum.editPostAction({ id, title: "Mended", content: "Better." }),
  followPost: () => forum.followPostAction({ id, isOn: true }),
  pinPost: () => forum.pinPostAction({ id, isOn: true }),
  setHolidayDate: () =>
    holidays.setHolidayDateAction({ holiday: "eidAlFitr", year: 2026, day: "2026-03-23" }),
  clearHolidayDate: () => holidays.clearHolidayDateAction({ holiday: "eidAlFitr", year: 2026 }),
  sendOrderMessage: () =>
    messaging.sendOrderMessageAction({ orderId: id, subject: "Delivery", message: "Is it there?" }),
  replyToThread: () => messaging.replyToThreadAction({ threadId: id, message: "Hello" }),
  markThreadRead: () => messaging.markThreadReadAction({ threadId: id, upTo: id }),
  decide: () =>
    moderation.decideAction({ kind: "revision", id, version, decision: "approved", note: "Fine." }),
  decideImport: () =>
    moderation.decideImportAction({
      importId: id,
      draw: 0,
      decision: "approved",
      note: "",
      products: `${id}:${version.slice(0, 16)}`,
      keptBack: [],
    }),
  reportContent: () => moderation.reportContentAction({ kind: "review", id, text: "Advertising" }),
  markRead: () => notifications.markNotificationsReadAction({ upTo: id }),
  retryEmail: () => emailOutbox.retryEmailAction({ mailId: id }),
  refundOrder: () => orders.refundOrderAction({ orderId: id, reason, key: "0123456789" }),
  previewRefund: () => orders.previewRefundAction({ orderId: id }),
  requestReturn: () =>
    returns.requestReturnAction({ orderId: id, sellerId: id, kind: "return", reason, lines }),
  connectMobile: () => payouts.connectMobileAction(MOBILE),
  recordPayoutResult: () => payouts.recordPayoutResultAction({ payoutId: id, status: "paid" }),
  saveDraft: () => drafts.saveDraftAction({ content: "{}" }),
  setOffer: () => offers.setOfferAction(unit),
  createSale: () => sales.createSaleAction({ ...saleOf(id), percent: "10" }),
  saveSizeChart: () => sizeCharts.saveSizeChartAction({ chart: SIZE_CHART }),
  switchPromotion: () => promotions.switchPromotionAction({ id, isActive: false }),
  editReview: () => reviews.editReviewAction({ id, ...review }),
  deleteReview: () => reviews.deleteReviewAction({ id }),
  replyToReview: () => reviews.replyToReviewAction({ id, text: "Thank you very much." }),
  addAlias: () => search.addAliasAction({ alias: "nobody", term: "berbere" }),
  removeAlias: () => search.removeAliasAction({ id }),
  removeInventoryAlert: () => sellerTools.removeInventoryAlertAction({ id }),
  applyBulkUpdate: () => sellerTools.applyBulkUpdateAction({ id }),
  undoBulkUpdate: () => sellerTools.undoBulkUpdateAction({ id }),
  removeBulkUpdate: () => sellerTools.removeBulkUpdateAction({ id }),
  replyToTicket: () =>
    support.replyToTicketAction({ ticketId: id, replyCount: 0, text: "It arrives tomorrow." }),
  closeTicket: () => support.closeTicketAction({ ticketId: id }),
  reopenTicket: () => support.reopenTicketAction({ ticketId: id }),
  saveTiers: () =>
    wholesale.saveTiersAction({ productId: id, tiers: [{ minQuantity: "10", price: "12.50" }] }),
};

const CALLS: Record<string, () => Promise<Response>> = {
  "POST /api/seller/setup-stripe-connect": () => send(setUpBank, BANK),
  "POST /api/seller/disconnect-stripe": () => send(disconnectBank),
  "GET /api/admin/payout-batches/{id}": () =>
    getPayoutBatch(new NextRequest("http://localhost:3000/api/called"), {
      params: Promise.resolve({ id: "1" }),
    }),
};

describe("an anonymous visitor", () => {
  beforeEach(signOutCaller);

  it.each(Object.entries(ACTIONS))("is refused the action %s", async (_, act) => {
    expect(await act()).toMatchObject({ ok: false, status: 401, code: "signInRequired" });
  });

  it.each(Object.entries(CALLS))("is refused the call %s", async (_, call) => {
    expect(await responseText(await call())).toEqual([401, "Please sign in to continue."]);
  });
});
