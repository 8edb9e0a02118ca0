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
 * @param {Record<string, Record<string, any>>} rows ids of the principals' rows, by name and table
 * @param {Record<string, any>} found other rows of the shop (action-found.mjs)
 */
export function actionRows({ buyer, otherBuyer, seller: own }, found) {
  const { ticketCode, order, partOrder } = found;
  const theirs = (table, key = "id") => ({ [key]: buyer[table][0] });
  const gone = { missing: true };
  return {
    ...adminActionRows(found),

    ...sellerActionRows(own, found),
    withdrawCertificateAction: member({ certificateId: found.certificate }, gone),
    packPartAction: member({ orderId: partOrder }, { of: "seller" }),
    shipParcelAction: member({ orderId: partOrder, carrier: "USPS" }, { of: "seller" }),
    confirmDeliveryAction: member(
      { parcelId: found.parcel, reason: REASON },
      { of: "seller", orAdmin: true },
    ),
    previewRefundAction: member({ orderId: partOrder, amount: "0.01" }, { of: "seller" }),
    refundOrderAction: member(
      { orderId: partOrder, reason: REASON, key: "system-test-refund", amount: "0.01" },
      { of: "seller" },
    ),

    // For buyers, and for all signed-in users.
    askAboutOrderAction: member(
      {
        orderId: order.id,
        sellerId: order.sellerId,
        subject: "A trial",
        message: "Where is it by now?",
      },
      { of: "buyer", also: found.orderSeller },
    ),
    cancelOrderAction: member({ orderId: order.id }, { of: "buyer" }),
    confirmPurchaseAction: member({ code: ticketCode }, { of: "buyer" }),
    returnSeatsAction: member({ code: ticketCode }, { of: "buyer", own: [200, 409] }),
    confirmReturnAction: member({ intentId: "pi_nobody" }, gone),
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
    withdrawReturnAction: member({ returnId: buyer.return_requests[0] }, { of: "buyer" }),
    decideReturnAction: member(
      { returnId: buyer.return_requests[0], decision: "approved", answer: REASON },
      { of: found.returnSeller, orAdmin: true },
    ),
    editComparisonAction: member(
      { ...theirs("comparison_lists"), name: "Trials" },
      { of: "buyer" },
    ),
    removeComparisonAction: member(theirs("comparison_lists"), { of: "buyer" }),
    editPriceAlertAction: member(
      { ...theirs("price_alerts"), targetPrice: "3.00" },
      { of: "buyer" },
    ),
    removePriceAlertAction: member(theirs("price_alerts"), { of: "buyer" }),
    editSmartWishlistItemAction: member(
      { ...theirs("smart_wishes"), priority: "low" },
      { of: "buyer" },
    ),
    removeSmartWishlistItemAction: member(theirs("smart_wishes"), { of: "buyer" }),
    editPostAction: member(
      { ...theirs("forum_posts"), title: "A trial", content: REASON },
      { of: "buyer" },
    ),
    deletePostAction: member(theirs("forum_posts"), { of: "buyer" }),
    editReplyAction: member({ ...theirs("forum_replies"), content: REASON }, { of: "buyer" }),
    deleteReplyAction: member(theirs("forum_replies"), { of: "buyer" }),
    editReviewAction: member(
      {
        ...theirs("reviews"),
        rating: 5,
        title: "A trial",
        comment: "As good as on the first day, and that is saying something.",
      },
      { of: "buyer" },
    ),
    deleteReviewAction: member(theirs("reviews"), { of: "buyer" }),
    saveAddressAction: member({ ...theirs("addresses"), address: ADDRESS }, { of: "buyer" }),
    deleteAddressAction: member({ id: buyer.addresses[1] }, { of: "buyer" }),
    replyToThreadAction: member(
      { ...theirs("message_threads", "threadId"), message: REASON },
      { of: "buyer", also: found.threadSeller },
    ),
    markThreadReadAction: member(
      { ...theirs("message_threads", "threadId"), upTo: 1 },
      { foreign: 200 },
    ),
    createReplyAction: member({ postId: 4, content: REASON }, { own: [200, 409, 429] }),
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
    checkInAction: member(found.checkIn, { of: "seller", orAdmin: true, foreign: 403 }),
    // The code is a purchase's, not a seat's: there is no check-in to undo.
    undoCheckInAction: member(found.checkIn, {
      of: "seller",
      orAdmin: true,
      foreign: 403,
      own: [404],
    }),
    refreshGuestsAction: member({ eventId: 2 }, { of: "seller", orAdmin: true, foreign: 403 }),
    choosePreferenceAction: member({ kind: "payout", byMail: true, inApp: true }),
    markNotificationsReadAction: member({ upTo: 1 }),
    endSessionAction: member({ key: "nobody's" }),
    endOtherSessionsAction: member(undefined),
    requestVerificationAction: member(undefined),
    // Demo accounts cannot change their password or be deleted; all others need the right password.
    changePasswordAction: member(
      { currentPassword: "not-this-one", password: "buna-qalaa" },
      { own: [400, 403] },
    ),
    confirmPasswordAction: member({ password: "not-this-one" }, { own: [400, 429] }),
    // Demo accounts cannot change their second factors; all others need a code, or a response to a challenge.
    startTwoStepAction: member(undefined, { own: [200, 403, 409, 429] }),
    confirmTwoStepAction: member({ code: "000000" }, { own: [400, 403, 409, 429] }),
    turnOffTwoStepAction: member(undefined, { own: [403, 409] }),
    replaceRecoveryCodesAction: member(undefined, { own: [403, 409, 429] }),
    startPasskeyAction: member(undefined, { own: [200, 403, 409, 429] }),
    addPasskeyAction: member({ name: "A trial", response: ATTESTATION }, { own: [400, 403, 429] }),
    renamePasskeyAction: member({ id: MISSING_ID, name: "A trial" }, { own: [403, 404, 429] }),
    removePasskeyAction: member({ id: MISSING_ID }, { own: [403, 404, 429] }),
    // No provider is offered in the tests, and demo accounts cannot change theirs.
    startConnectingAction: member({ provider: "google" }, { own: [400, 403] }),
    disconnectProviderAction: member({ provider: "google" }, { own: [403, 404] }),
    deleteAccountAction: member({ password: "not-this-one" }, { own: [400, 403] }),
    // A post with many reports is hidden, and then not found.
    reportContentAction: member(
      { kind: "forum_post", id: 5, text: REASON },
      { own: [200, 404, 409, 429] },
    ),
    requestClaimAction: member({
      id: found.ownerless,
      text: "I have run this business since 2009.",
    }),
    requestEditAction: member(found.listing, { of: "seller" }),

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
      email: `system-test.${otherBuyer.orders[0]}@example.com`,
      locale: "en",
    }),
    confirmSubscriptionAction: anyone({ secret: SECRET }, { own: [400] }),
    unsubscribeAction: anyone({ secret: SECRET }, { own: [400] }),
    // Forms without JavaScript; the call sends no form, so every field is missing.
    sendContactFormAction: anyone({}, { own: [400] }),
    sendSubscribeFormAction: anyone({}, { own: [400] }),
    signInAction: anyone({}, { own: [400] }),
    signUpAction: anyone({}, { own: [400] }),
    startPasskeySignInAction: anyone(undefined),
    signInWithPasskeyAction: anyone({ response: ASSERTION }, { own: [401, 429] }),
    finishSignInAction: anyone({}, { own: [400] }),
    finishSignInWithCodeAction: anyone({ code: "000000" }, { own: [400] }),
    finishSignInWithPasskeyAction: anyone({ response: ASSERTION }, { own: [400] }),
    sendConnectCodeAction: anyone(undefined, { own: [400] }),
    proveByPasswordAction: anyone({ password: "not-this-one" }, { own: [400] }),
    proveByCodeAction: anyone({ code: "000000" }, { own: [400] }),
    checkPasswordAction: anyone({ password: "buna-qalaa" }),
    undoChangeAction: anyone({ token: TOKEN }, { own: [400] }),
    acceptInvitationAction: anyone({ token: TOKEN }, { own: [400] }),
    confirmEmailAction: anyone({ token: TOKEN }, { own: [400] }),
    requestResetAction: anyone({ email: "nobody.of.the.system.tests@example.com" }),
    resetPasswordAction: anyone({ token: TOKEN, password: "buna-qalaa" }, { own: [400] }),
  };
}
