// Server actions of the admin area.
import { admin, MISSING_ID, REASON } from "./action-who.mjs";

/** Version that no content has. */
const VERSION = "0".repeat(32);

/**
 * @import { ShopRows } from "./action-found.mjs"
 * @import { ActionRow } from "./action-who.mjs"
 */

/**
 * @param {Pick<ShopRows, "article" | "category" | "email" | "user">} shopRows
 * @returns {Record<string, ActionRow>}
 */
export function adminActionRows({ article, category, email, user }) {
  const missing = { isMissing: true };
  return {
    addAliasAction: admin({ alias: "rigword", term: "coffee" }),
    removeAliasAction: admin({ id: MISSING_ID }, missing),
    addBlogCategoryAction: admin({ name: "Trials" }),
    renameBlogCategoryAction: admin({ id: MISSING_ID, name: "Trials again" }, missing),
    moveBlogCategoryAction: admin({ id: 1, to: "down" }),
    removeBlogCategoryAction: admin({ id: MISSING_ID }, missing),
    saveArticleAction: admin({
      seen: null,
      title: "A trial of roles",
      slug: "",
      categoryId: category,
      excerpt: "What an admin may write and nobody else.",
      content: "What an admin may write and nobody else may, said at some length.",
      tags: [],
      featuredImage: "",
      recipe: null,
    }),
    publishArticleAction: admin(article),
    unpublishArticleAction: admin(article),
    scheduleArticleAction: admin({ ...article, at: "2027-01-01T12:00:00.000Z" }),
    deleteArticleAction: admin(article),
    addCategoryAction: admin({ name: "Trials", icon: "music" }),
    renameCategoryAction: admin({ id: MISSING_ID, name: "Trials", icon: "music" }, missing),
    moveCategoryAction: admin({ id: 2, direction: "down" }),
    removeCategoryAction: admin({ id: MISSING_ID }, missing),
    pinPostAction: admin({ id: 4, isOn: true }),
    lockDiscussionAction: admin({ id: 4, isOn: false }),
    movePostAction: admin({ id: 4, categoryId: 3 }),
    replyToTicketAction: admin({ ticketId: 1, text: REASON, replyCount: 0 }),
    closeTicketAction: admin({ ticketId: 2 }),
    reopenTicketAction: admin({ ticketId: 2 }),
    decideAction: admin(
      { kind: "story", id: 1, version: VERSION, decision: "approved" },
      { statuses: [404, 409] },
    ),
    decideManyAction: admin({
      items: [{ kind: "story", id: 1, version: VERSION }],
      decision: "approved",
    }),
    decideImportAction: admin(
      {
        importId: MISSING_ID,
        draw: 0,
        decision: "approved",
        note: "",
        products: `1:${"0".repeat(16)}`,
        keptBack: [],
      },
      missing,
    ),
    saveEventAction: admin({
      id: null,
      title: "A trial of roles",
      description: "What an admin may announce.",
      imageUrl: "",
      type: "food_festival",
      startsAt: "2027-05-06T18:00",
      endsAt: "",
      location: "Cedar Cultural Center",
      price: "0",
      maxTickets: 10,
      season: null,
      organizer: "",
      isPublished: false,
    }),
    setEventPublishedAction: admin({ eventId: 7, isOn: true }),
    cancelEventAction: admin({ eventId: MISSING_ID }, missing),
    setHolidayDateAction: admin({ holiday: "ramadan", year: 2027, day: "2027-02-08" }),
    clearHolidayDateAction: admin({ holiday: "ramadan", year: 2027 }, { statuses: [200, 404] }),
    recordPayoutResultAction: admin({ payoutId: MISSING_ID, status: "paid" }, missing),
    retryEmailAction: admin({ mailId: email }),
    retryFailedRowAction: admin({ source: "outbox", id: email }, { statuses: [409] }),
    changeRoleAction: admin({ userId: user, role: "buyer" }),
    disableUserAction: admin({ userId: user, reason: REASON }),
    enableUserAction: admin({ userId: user }),
    holdPayoutsAction: admin(
      { userId: user, message: REASON, reason: REASON },
      { statuses: [200, 409] },
    ),
    releasePayoutsAction: admin({ userId: user, reason: REASON }, { statuses: [200, 409] }),
    exemptOrdersAction: admin({ userId: user, reason: REASON }, { statuses: [200, 409] }),
    refundOrdersAction: admin({ userId: user, reason: REASON }, { statuses: [200, 409] }),
    grantBadgeAction: admin({ userId: user, reason: REASON }, { statuses: [404] }),
    revokeBadgeAction: admin({ userId: user, reason: REASON }, { statuses: [409] }),
    resetTwoStepAction: admin({ userId: user, reason: REASON }, { statuses: [409] }),
    retryPayoutAction: admin({ payoutId: MISSING_ID }, missing),
    releasePayoutAction: admin({ payoutId: MISSING_ID }, missing),
    retryRefundAction: admin({ refundId: MISSING_ID }, missing),
  };
}
