import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { getWaiting } from "@/lib/moderation/queries/details";
import { decide } from "@/lib/moderation/service/decide";
import { reportContent } from "@/lib/moderation/service/reports";
import {
  createBusiness,
  createForumPost,
  createForumReply,
  createStory,
} from "../support/community";
import { listEmailsTo } from "../support/emails";
import { createTrustedUser, createUser } from "../support/factories";

const emailOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).email;

/** Creates content of each kind, reads whether it is visible, and names its author. */
const MAKERS = {
  forum_post: async () => {
    const { id, authorId } = await createForumPost({ title: "Buy my watches" });
    const isVisible = async () =>
      (await db.forumPost.findUniqueOrThrow({ where: { id } })).hiddenAt === null;
    return { id, authorId, title: "Buy my watches", isShown: isVisible };
  },
  forum_reply: async () => {
    const post = await createForumPost({ title: "Teff ratio" });
    const { id, authorId } = await createForumReply(post.id, "Buy my watches");
    const isVisible = async () => {
      const { replyCount } = await db.forumPost.findUniqueOrThrow({ where: { id: post.id } });
      const reply = await db.forumReply.findUniqueOrThrow({ where: { id } });
      expect(replyCount).toBe(reply.hiddenAt === null ? 1 : 0);
      return reply.hiddenAt === null;
    };
    return { id, authorId, title: "Teff ratio", isShown: isVisible };
  },
  story: async () => {
    const { id, authorId } = await createStory({ title: "Buy my watches" });
    const isVisible = async () =>
      (await db.customerStory.findUniqueOrThrow({ where: { id } })).hiddenAt === null;
    return { id, authorId, title: "Buy my watches", isShown: isVisible };
  },
  business: async () => {
    const owner = await createUser({ role: "buyer" });
    const { id } = await createBusiness({ name: "Gone Cafe", ownerId: owner.id });
    const isVisible = async () => (await db.business.findUniqueOrThrow({ where: { id } })).isActive;
    return { id, authorId: owner.id, title: "Gone Cafe", isShown: isVisible };
  },
};

const KINDS = Object.entries(MAKERS) as [
  keyof typeof MAKERS,
  (typeof MAKERS)[keyof typeof MAKERS],
][];

async function threeReport(kind: keyof typeof MAKERS, id: number) {
  for (let reporter = 0; reporter < 3; reporter++) {
    await reportContent(await createTrustedUser(), { kind, id, text: `Not for us ${reporter}` });
  }
  return db.contentReport.findFirstOrThrow({ where: { kind, subjectId: id, outcome: null } });
}

describe.each(KINDS)("a reported %s", (kind, create) => {
  it("is hidden by the third report and restored when an admin rejects the reports", async () => {
    const { id, title, isShown: isVisible } = await create();
    const admin = await createUser({ role: "admin" });
    const report = await threeReport(kind, id);
    expect(await isVisible()).toBe(false);
    expect(await getWaiting(admin, "report", report.id)).toMatchObject({
      detail: { kind, reported: { title, isHidden: true }, reports: [{}, {}, {}] },
    });
    await decide(admin, { kind: "report", id: report.id, decision: "rejected" });
    expect(await isVisible()).toBe(true);
  });

  it("is removed permanently by an upheld report, and its author is notified of the reason", async () => {
    const { id, title, authorId, isShown: isVisible } = await create();
    await reportContent(await createTrustedUser(), { kind, id, text: "An advertisement" });
    expect(await isVisible()).toBe(true);
    const { id: reportId } = await db.contentReport.findFirstOrThrow({
      where: { kind, subjectId: id },
    });
    const upheld = { kind: "report", id: reportId, decision: "approved" } as const;
    await decide(await createUser({ role: "admin" }), {
      ...upheld,
      note: "No advertising, please.",
    });
    expect(await isVisible()).toBe(false);
    const [email] = await listEmailsTo(await emailOf(authorId));
    expect(email?.subject).toContain(title);
    expect(email?.text).toContain("No advertising, please.");
    const again = reportContent(await createUser({ role: "buyer" }), {
      kind,
      id,
      text: "Still there",
    });
    await expect(again).rejects.toMatchObject({ kind: "notFound" });
  });

  it("cannot be reported by its author", async () => {
    const { id, authorId } = await create();
    const author = { ...(await createUser({ role: "buyer" })), id: authorId };
    const report = reportContent(author, { kind, id, text: "My own words" });
    await expect(report).rejects.toMatchObject({ kind: "forbidden", key: "ownReport" });
  });
});

describe("requests for a business", () => {
  const claimOf = async (businessId: number) => {
    const { id: userId } = await createUser({ role: "buyer" });
    const { id } = await db.listingRequest.create({
      data: { kind: "claim", proof: "The lease is in my name.", businessId, userId },
    });
    return { id, userId };
  };

  it("make one claimant its owner, even if another one is approved simultaneously", async () => {
    const { id: businessId } = await createBusiness();
    const claims = [await claimOf(businessId), await claimOf(businessId)];
    const admin = await createUser({ role: "admin" });
    const approve = (id: number) => decide(admin, { kind: "listing", id, decision: "approved" });
    const done = await Promise.allSettled(claims.map(({ id }) => approve(id)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { ownerId } = await db.business.findUniqueOrThrow({ where: { id: businessId } });
    const winner = claims[done.findIndex(({ status }) => status === "fulfilled")];
    expect(ownerId).toBe(winner?.userId);
    // The other claim is still pending, to be rejected with a note.
    expect(await db.listingRequest.count({ where: { businessId, status: "pending" } })).toBe(1);
  });

  it("change the listing once an edit is approved, and not before", async () => {
    const owner = await createUser({ role: "seller" });
    const { id: businessId } = await createBusiness({ ownerId: owner.id });
    const content = {
      name: "Halwo Kitchen and Hall",
      description: "Goat and rice, and a hall for two hundred.",
      category: "restaurants",
      address: "2910 Lake Street E, Minneapolis",
      phone: "612-555-0143",
      languages: ["so", "en"],
    };
    const { id } = await db.listingRequest.create({
      data: { kind: "edit", content, businessId, userId: owner.id },
    });
    const live = () => db.business.findUniqueOrThrow({ where: { id: businessId } });
    expect((await live()).name).toBe("Halwo Kitchen");
    await decide(await createUser({ role: "admin" }), {
      kind: "listing",
      id,
      decision: "approved",
    });
    expect(await live()).toMatchObject({ name: "Halwo Kitchen and Hall", languages: ["so", "en"] });
    expect((await live()).isVerified).toBe(true);
  });
});
