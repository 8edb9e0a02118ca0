// Audience of every server action, and an input that its schema accepts. An action without a row fails the matrix.
import { adminActionRows } from "./action-rows-admin.mjs";
import { sellerActionRows } from "./action-rows-seller.mjs";
import { anyone, MISSING_ID, member, REASON } from "./action-who.mjs";

const TOKEN = "a-link-out-of-a-mail-that-never-was";
const SECRET = "a".repeat(43);
const CREDENTIAL = { id: "none", rawId: "none", type: "public-key", clientExtensionResults: {} };
const ATTESTATION = {
  ...CREDENTIAL,
  response: { clientDataJSON: "none", attestationObject: "none" },
};
const ASSERTION = {
  ...CREDENTIAL,
  response: { clientDataJSON: "none", authenticatorData: "none", signature: "none" },
};
const ADDRESS = {
  name: "System Test",
  line1: "1 Main St",
  city: "Minneapolis",
  region: "MN",
  postcode: "55454",
  country: "US",
};

/**
 * @import { ShopRows } from "./action-found.mjs"
 * @import { ActionRow } from "./action-who.mjs"
 * @import { OwnedTable, Principals } from "./actors.mjs"
 */

/**
 * @param {Pick<Principals, "buyer" | "otherBuyer" | "seller">} principals
 * @param {ShopRows} shopRows
 * @returns {Record<string, ActionRow>}
 */
export function actionRows({ buyer, otherBuyer, seller }, shopRows) {
  const { ticketCode, order, paidOrder } = shopRows;
  /** @param {OwnedTable} table */
  const ofBuyer = (table, key = "id") => ({ [key]: buyer.rows[table][0] });
  const missing = { isMissing: true };
  return {
    ...adminActionRows(shopRows),

    ...sellerActionRows(seller.rows, shopRows),
    withdrawCertificateAction: member({ certificateId: shopRows.certificate }, missing),
    packSellerOrderAction: member({ orderId: paidOrder }, { of: "seller" }),
    shipParcelAction: member({ orderId: paidOrder, carrier: "USPS" }, { of: "seller" }),
    confirmDeliveryAction: member(
      { parcelId: shopRows.parcel, reason: REASON },
      { of: "seller", orAdmin: true },
    ),
    previewRefundAction: member({ orderId: paidOrder, amount: "0.01" }, { of: "seller" }),
    refundOrderAction: member(
      { orderId: paidOrder, reason: REASON, key: "system-test-refund", amount: "0.01" },
      { of: "seller" },
    ),

    // For buyers, and for all signed-in users.
    sendOrderMessageAction: member(
      {
        orderId: order.id,
        sellerId: order.sellerId,
        subject: "A trial",
        message: "Where is it by now?",
      },
      { of: "buyer", also: shopRows.orderSeller },
    ),
    cancelOrderAction: member({ orderId: order.id }, { of: "buyer" }),
    confirmPurchaseAction: member({ code: ticketCode }, { of: "buyer" }),
    returnSeatsAction: member({ code: ticketCode }, { of: "buyer", statuses: [200, 409] }),
    confirmReturnAction: member({ intentId: "pi_nobody" }, missing),
    getHoldAction: member({ code: ticketCode }, { of: "buyer" }),
    requestReturnAction: member(
      {
        orderId: order.id,
        sellerId: order.sellerId,
        kind: "return",
        reason: REASON,
        lines: [{ lineId: order.lineId, quantity: 1 }],
      },
      { of: "buyer" },
    ),
    withdrawReturnAction: member({ returnId: buyer.rows.return_requests[0] }, { of: "buyer" }),
    decideReturnAction: member(
      { returnId: buyer.rows.return_requests[0], decision: "approved", answer: REASON },
      { of: shopRows.returnSeller, orAdmin: true },
    ),
    editComparisonAction: member(
      { ...ofBuyer("comparison_lists"), name: "Trials" },
      { of: "buyer" },
    ),
    removeComparisonAction: member(ofBuyer("comparison_lists"), { of: "buyer" }),
    editPriceAlertAction: member(
      { ...ofBuyer("price_alerts"), targetPrice: "3.00" },
      { of: "buyer" },
    ),
    removePriceAlertAction: member(ofBuyer("price_alerts"), { of: "buyer" }),
    editSmartWishlistItemAction: member(
      { ...ofBuyer("smart_wishes"), priority: "low" },
      { of: "buyer" },
    ),
    removeSmartWishlistItemAction: member(ofBuyer("smart_wishes"), { of: "buyer" }),
    editPostAction: member(
      { ...ofBuyer("forum_posts"), title: "A trial", content: REASON },
      { of: "buyer" },
    ),
    deletePostAction: member(ofBuyer("forum_posts"), { of: "buyer" }),
    editReplyAction: member({ ...ofBuyer("forum_replies"), content: REASON }, { of: "buyer" }),
    deleteReplyAction: member(ofBuyer("forum_replies"), { of: "buyer" }),
    editReviewAction: member(
      {
        ...ofBuyer("reviews"),
        rating: 5,
        title: "A trial",
        comment: "As good as on the first day, and that is saying something.",
      },
      { of: "buyer" },
    ),
    deleteReviewAction: member(ofBuyer("reviews"), { of: "buyer" }),
    saveAddressAction: member({ ...ofBuyer("addresses"), address: ADDRESS }, { of: "buyer" }),
    deleteAddressAction: member({ id: buyer.rows.addresses[1] }, { of: "buyer" }),
    replyToThreadAction: member(
      { ...ofBuyer("message_threads", "threadId"), message: REASON },
      { of: "buyer", also: shopRows.threadSeller },
    ),
    markThreadReadAction: member(
      { ...ofBuyer("message_threads", "threadId"), upTo: 1 },
      { foreignStatus: 200 },
    ),
    createReplyAction: member({ postId: 4, content: REASON }, { statuses: [200, 409, 429] }),
    followPostAction: member({ id: 4, isOn: true }),
    checkCartAction: member({ items: [{ productId: 1, quantity: 1 }] }),
    checkAddressAction: member(ADDRESS),
    quoteCheckoutAction: member({
      items: [{ productId: 1, quantity: 1 }],
      country: "US",
      postcode: "55454",
    }),
    joinWaitingListAction: member({ eventId: 3, quantity: 1 }),
    leaveWaitingListAction: member({ eventId: 3 }),
    checkInAction: member(shopRows.checkIn, { of: "seller", orAdmin: true, foreignStatus: 403 }),
    // The code is a purchase's, not a seat's: there is no check-in to undo.
    undoCheckInAction: member(
      { eventId: shopRows.checkIn.eventId, code: ticketCode },
      { of: "seller", orAdmin: true, foreignStatus: 403, statuses: [404] },
    ),
    refreshGuestsAction: member(
      { eventId: 2 },
      { of: "seller", orAdmin: true, foreignStatus: 403 },
    ),
    choosePreferenceAction: member({ kind: "payout", byMail: true, inApp: true }),
    markNotificationsReadAction: member({ upTo: 1 }),
    endSessionAction: member({ key: "nobody's" }),
    endOtherSessionsAction: member(undefined),
    requestVerificationAction: member(undefined),
    // Demo accounts cannot change their password or be deleted; all others need the right password.
    changePasswordAction: member(
      { currentPassword: "not-this-one", password: "buna-qalaa" },
      { statuses: [400, 403] },
    ),
    confirmPasswordAction: member({ password: "not-this-one" }, { statuses: [400, 429] }),
    // Demo accounts cannot change their second factors; all others need a code, or a response to a challenge.
    startTwoStepAction: member(undefined, { statuses: [200, 403, 409, 429] }),
    confirmTwoStepAction: member({ code: "000000" }, { statuses: [400, 403, 409, 429] }),
    turnOffTwoStepAction: member(undefined, { statuses: [403, 409] }),
    replaceRecoveryCodesAction: member(undefined, { statuses: [403, 409, 429] }),
    startPasskeyAction: member(undefined, { statuses: [200, 403, 409, 429] }),
    addPasskeyAction: member(
      { name: "A trial", response: ATTESTATION },
      { statuses: [400, 403, 429] },
    ),
    renamePasskeyAction: member({ id: MISSING_ID, name: "A trial" }, { statuses: [403, 404, 429] }),
    removePasskeyAction: member({ id: MISSING_ID }, { statuses: [403, 404, 429] }),
    // No provider is offered in the tests, and demo accounts cannot change theirs.
    startConnectingAction: member({ provider: "google" }, { statuses: [400, 403] }),
    disconnectProviderAction: member({ provider: "google" }, { statuses: [403, 404] }),
    deleteAccountAction: member({ password: "not-this-one" }, { statuses: [400, 403] }),
    // A post with many reports is hidden, and then not found.
    reportContentAction: member(
      { kind: "forum_post", id: 5, text: REASON },
      { statuses: [200, 404, 409, 429] },
    ),
    requestClaimAction: member({
      id: shopRows.ownerless,
      text: "I have run this business since 2009.",
    }),
    requestEditAction: member(shopRows.listing, { of: "seller" }),

    // For everyone.
    chooseLogoAction: anyone({ mark: "1-lozenge" }),
    saveLanguageAction: anyone({ locale: "en" }),
    createTicketAction: anyone({
      name: "System Test",
      email: "system-test@example.com",
      subject: "A trial",
      category: "general",
      message: REASON,
      locale: "en",
    }),
    subscribeAction: anyone({
      email: `system-test.${otherBuyer.rows.orders[0]}@example.com`,
      locale: "en",
    }),
    confirmSubscriptionAction: anyone({ secret: SECRET }, { statuses: [400] }),
    unsubscribeAction: anyone({ secret: SECRET }, { statuses: [400] }),
    // Forms without JavaScript; the call sends no form, so every field is missing.
    sendContactFormAction: anyone({}, { statuses: [400] }),
    sendSubscribeFormAction: anyone({}, { statuses: [400] }),
    signInAction: anyone({}, { statuses: [400] }),
    signUpAction: anyone({}, { statuses: [400] }),
    startPasskeySignInAction: anyone(undefined),
    signInWithPasskeyAction: anyone({ response: ASSERTION }, { statuses: [401, 429] }),
    finishSignInAction: anyone({}, { statuses: [400] }),
    finishSignInWithCodeAction: anyone({ code: "000000" }, { statuses: [400] }),
    finishSignInWithPasskeyAction: anyone({ response: ASSERTION }, { statuses: [400] }),
    sendConnectCodeAction: anyone(undefined, { statuses: [400] }),
    proveByPasswordAction: anyone({ password: "not-this-one" }, { statuses: [400] }),
    proveByCodeAction: anyone({ code: "000000" }, { statuses: [400] }),
    checkPasswordAction: anyone({ password: "buna-qalaa" }),
    undoChangeAction: anyone({ token: TOKEN }, { statuses: [400] }),
    acceptInvitationAction: anyone({ token: TOKEN }, { statuses: [400] }),
    confirmEmailAction: anyone({ token: TOKEN }, { statuses: [400] }),
    requestResetAction: anyone({ email: "nobody.of.the.system.tests@example.com" }),
    resetPasswordAction: anyone({ token: TOKEN, password: "buna-qalaa" }, { statuses: [400] }),
  };
}
