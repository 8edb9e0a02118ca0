import "server-only";

import { issueToken } from "@/lib/accounts/service/tokens";
import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { DIRECTORY_TAG, STORIES_TAG } from "@/lib/cache/tags";
import type { Tx } from "@/lib/db/client";
import { emailDecision, emailSellerInvitation, notifyDecision } from "@/lib/moderation/emails";
import { promoteToSeller } from "@/lib/sellers/service/promote-to-seller";
import { type ClaimedKind, type DecisionTarget, decidePending } from "./decide-once";

/** Decides on a directory entry; an approved one is listed with the badge. */
export async function decideBusiness(tx: Tx, admin: Viewer, deciding: DecisionTarget) {
  const { id, decision, note } = deciding;
  await decide(tx, admin, { kind: "business", ...deciding });
  const isListed = decision === "approved";
  const { name, email, ownerId } = await tx.business.update({
    where: { id },
    data: { isActive: isListed, isVerified: isListed },
    select: { name: true, email: true, ownerId: true },
  });
  const notice = { kind: "business", key: `business:${id}`, decision, title: name, note } as const;
  const href = "/business-directory";
  if (ownerId) await notifyDecision(tx, { userId: ownerId, ...notice, href });
  else if (email) await emailDecision(tx, { to: email, ...notice, href });
  invalidateTags(DIRECTORY_TAG);
}

/** Decides on a customer story; an approved one is public. */
export async function decideStory(tx: Tx, admin: Viewer, deciding: DecisionTarget) {
  const { id, decision, note } = deciding;
  await decide(tx, admin, { kind: "story", ...deciding });
  const { authorId, title } = await tx.customerStory.findUniqueOrThrow({
    where: { id },
    select: { authorId: true, title: true },
  });
  await notifyDecision(tx, {
    userId: authorId,
    kind: "story",
    key: `story:${id}`,
    decision,
    title,
    note,
    href: "/community?tab=stories",
  });
  invalidateTags(STORIES_TAG);
}

/** Decides on a wholesale application. */
export async function decideWholesale(tx: Tx, admin: Viewer, deciding: DecisionTarget) {
  const { id, decision, note } = deciding;
  await decide(tx, admin, { kind: "wholesale", ...deciding });
  const { userId, businessName } = await tx.wholesaleApplication.findUniqueOrThrow({
    where: { id },
    select: { userId: true, businessName: true },
  });
  await notifyDecision(tx, {
    userId,
    kind: "wholesale",
    key: `wholesale:${id}`,
    decision,
    title: businessName,
    note,
    href: "/wholesale-application",
  });
}

/**
 * Decides on a seller application. On approval, the applicant's own account becomes a seller and must sign in again;
 * another account with that email receives a link to confirm, and without an account the email invites to create one
 * (decisions.md, "Community and extras").
 */
export async function decideSeller(tx: Tx, admin: Viewer, deciding: DecisionTarget) {
  const { id, decision, note } = deciding;
  await decide(tx, admin, { kind: "seller", ...deciding });
  const { email, businessName, applicantId } = await tx.sellerApplication.findUniqueOrThrow({
    where: { id },
    select: { email: true, businessName: true, applicantId: true },
  });
  const account = await tx.user.findFirst({
    where: { email: { equals: email, mode: "insensitive" }, disabledAt: null },
    select: { id: true, role: true },
  });
  const isApproved = decision === "approved";
  const notice = { key: `seller:${id}`, decision, title: businessName, note } as const;
  if (!account) {
    const kind = isApproved ? ("sellerInvited" as const) : ("seller" as const);
    await emailDecision(tx, { to: email, kind, ...notice, href: "/register" });
    return;
  }
  if (isApproved && account.role === "buyer" && account.id !== applicantId) {
    await invite(tx, admin, { ...notice, applicationId: id, userId: account.id });
    return;
  }
  if (isApproved) await promoteToSeller(tx, { userId: account.id, actorId: admin.id });
  await notifyDecision(tx, { userId: account.id, kind: "seller", ...notice, href: "/dashboard" });
}

type Invitation = {
  applicationId: number;
  userId: number;
  key: string;
  title: string;
  note: string | null;
};

/** An application can contain another person's email, so that account's owner confirms by an emailed link. */
async function invite(tx: Tx, admin: Viewer, { applicationId, userId, ...email }: Invitation) {
  const secret = await issueToken(tx, userId, "seller_invitation");
  await emailSellerInvitation(tx, { userId, secret, ...email });
  await writeAudit(tx, {
    actorId: admin.id,
    action: "seller.invited",
    subjectType: "seller",
    subjectId: applicationId,
    after: { userId },
  });
}

type ApplicationKind = Exclude<ClaimedKind, "revision" | "certificate" | "listing">;

async function decide(tx: Tx, admin: Viewer, deciding: DecisionTarget & { kind: ApplicationKind }) {
  const { kind, id, decision, note } = deciding;
  await decidePending(tx, admin, deciding);
  await writeAudit(tx, {
    actorId: admin.id,
    action: `${kind}.${decision}`,
    subjectType: kind,
    subjectId: id,
    before: { status: "pending" },
    after: { status: decision, note },
  });
}
