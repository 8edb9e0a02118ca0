import "server-only";

import { audit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { changed } from "@/lib/core/changes";
import type { Tx } from "@/lib/core/db";
import { type ClaimedKind, claim, type Deciding } from "@/lib/moderation/claim";
import { mailDecision, tellDecision } from "@/lib/moderation/mails";

/** Decides on a place in the directory: approved, it is listed and carries the badge. */
export async function decideBusiness(tx: Tx, admin: Viewer, deciding: Deciding) {
  const { id, decision, note } = deciding;
  await decide(tx, admin, { kind: "business", ...deciding });
  const isListed = decision === "approved";
  const { name, email, ownerId } = await tx.business.update({
    where: { id },
    data: { isActive: isListed, isVerified: isListed },
    select: { name: true, email: true, ownerId: true },
  });
  const said = { kind: "business", key: `business:${id}`, decision, title: name, note } as const;
  const href = "/business-directory";
  if (ownerId) await tellDecision(tx, { userId: ownerId, ...said, href });
  else if (email) await mailDecision(tx, { to: email, ...said, href });
  changed("directory");
}

/** Decides on a customer's story: approved, everybody can read it. */
export async function decideStory(tx: Tx, admin: Viewer, deciding: Deciding) {
  const { id, decision, note } = deciding;
  await decide(tx, admin, { kind: "story", ...deciding });
  const { authorId, title } = await tx.customerStory.findUniqueOrThrow({
    where: { id },
    select: { authorId: true, title: true },
  });
  await tellDecision(tx, {
    userId: authorId,
    kind: "story",
    key: `story:${id}`,
    decision,
    title,
    note,
    href: "/community?tab=stories",
  });
  changed("stories");
}

/** Decides on who buys at wholesale prices. */
export async function decideWholesale(tx: Tx, admin: Viewer, deciding: Deciding) {
  const { id, decision, note } = deciding;
  await decide(tx, admin, { kind: "wholesale", ...deciding });
  const { userId, businessName } = await tx.wholesaleApplication.findUniqueOrThrow({
    where: { id },
    select: { userId: true, businessName: true },
  });
  await tellDecision(tx, {
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
 * Decides on who sells: approved, the account with that address becomes a seller's and signs in anew; where there is
 * none, the mail invites to make one (decisions.md, "Community and extras").
 */
export async function decideSeller(tx: Tx, admin: Viewer, deciding: Deciding) {
  const { id, decision, note } = deciding;
  await decide(tx, admin, { kind: "seller", ...deciding });
  const { email, businessName } = await tx.sellerApplication.findUniqueOrThrow({
    where: { id },
    select: { email: true, businessName: true },
  });
  const account = await tx.user.findFirst({
    where: { email: { equals: email, mode: "insensitive" }, disabledAt: null },
    select: { id: true, role: true },
  });
  const isApproved = decision === "approved";
  if (isApproved && account?.role === "buyer") await makeSeller(tx, admin, account.id);
  const kind = isApproved && !account ? "sellerInvited" : "seller";
  const said = { kind, key: `seller:${id}`, decision, title: businessName, note } as const;
  const href = account ? "/dashboard" : "/register";
  if (account) await tellDecision(tx, { userId: account.id, ...said, href });
  else await mailDecision(tx, { to: email, ...said, href });
}

async function makeSeller(tx: Tx, admin: Viewer, userId: number) {
  await tx.user.update({ where: { id: userId }, data: { role: "seller" } });
  await tx.session.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await audit(tx, {
    actorId: admin.id,
    action: "user.role_changed",
    subjectType: "user",
    subjectId: userId,
    before: { role: "buyer" },
    after: { role: "seller" },
  });
}

type ApplicationKind = Exclude<ClaimedKind, "revision" | "certificate" | "listing">;

async function decide(tx: Tx, admin: Viewer, deciding: Deciding & { kind: ApplicationKind }) {
  const { kind, id, decision, note } = deciding;
  await claim(tx, admin, deciding);
  await audit(tx, {
    actorId: admin.id,
    action: `${kind}.${decision}`,
    subjectType: kind,
    subjectId: id,
    before: { status: "pending" },
    after: { status: decision, note },
  });
}
