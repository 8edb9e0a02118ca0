import "server-only";

import type { ReportedKind } from "@/generated/prisma/enums";
import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { notifyDecision } from "@/lib/moderation/emails";
import type { ReportInput } from "@/lib/moderation/schema";
import { requireVersion } from "@/lib/moderation/version";
import type { DecisionTarget } from "./decide-once";
import {
  hideContent,
  lockContent,
  notFoundFor,
  restoreContent,
  type Subject,
} from "./reported-content";

/** Reports of trusted accounts that hide content until an admin decides. */
const HIDES = 3;

/** Delivered orders from which on a seller's products are not hidden by reports. */
const ESTABLISHED_ORDERS = 20;

const HOURLY = { max: 30, seconds: 3_600 };

/**
 * Creates one report per account. The third by a trusted account hides the content until an admin decides, or moves it
 * to the top of the inbox. At most 30 an hour.
 * @throws DomainError notFound (nothing that anybody sees), forbidden (one's own), conflict (reported
 * before), limited
 */
export async function reportContent(viewer: Viewer, { kind, id, text }: ReportInput) {
  await consumeLimit({ key: `reports:${viewer.id}`, ...HOURLY });
  await withTx(async (tx) => {
    const subject = await lockContent(tx, kind, id);
    if (!subject.isVisible) throw notFoundFor(kind);
    if (subject.ownerId === viewer.id) throw new DomainError("forbidden", "ownReport");
    await tx.contentReport
      .create({ data: { kind, subjectId: id, reporterId: viewer.id, reason: text } })
      .catch(onDuplicate({ content_reports_kind_subject_id_reporter_id_key: "reportTaken" }));
    await react(tx, kind, { ...subject, id });
  });
}

/** Hides content after enough reports by trusted accounts, or moves it to the top of the inbox. */
async function react(tx: Tx, kind: ReportedKind, subject: Subject) {
  const { id, ownerId } = subject;
  if ((await countTrusted(tx, kind, id)) < HIDES) return;
  if (await wasRejected(tx, kind, id)) return;
  if (kind !== "product" || !(await isEstablished(tx, ownerId))) {
    await hideReported(tx, kind, subject);
    return;
  }
  await tx.contentReport.updateMany({
    where: { kind, subjectId: id, outcome: null },
    data: { urgentAt: new Date() },
  });
}

/** Counts open reports by accounts with a verified email that are older than 7 days or have bought something. */
async function countTrusted(tx: Tx, kind: ReportedKind, id: number) {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM content_reports r JOIN users u ON u.id = r.reporter_id
    WHERE r.kind = ${kind}::"ReportedKind" AND r.subject_id = ${id} AND r.outcome IS NULL
      AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL
      AND (u.created_at < now() - interval '7 days' OR EXISTS (
        SELECT FROM orders o WHERE o.buyer_id = u.id AND o.payment_status = 'paid' AND o.status <> 'cancelled'))`;
  return row?.count ?? 0;
}

/** Returns whether an admin rejected reports on the content within the last 30 days. */
async function wasRejected(tx: Tx, kind: ReportedKind, id: number) {
  const [row] = await tx.$queryRaw<{ isUpheld: boolean }[]>`
    SELECT EXISTS (SELECT FROM content_reports
      WHERE kind = ${kind}::"ReportedKind" AND subject_id = ${id} AND outcome = 'kept'
        AND decided_at > now() - interval '30 days') AS "isUpheld"`;
  return row?.isUpheld ?? false;
}

async function isEstablished(tx: Tx, sellerId: number | null) {
  if (sellerId === null) return false;
  const deliveredOrders = await tx.sellerOrder.findMany({
    where: { sellerId, status: { in: ["delivered", "completed"] } },
    select: { id: true },
    take: ESTABLISHED_ORDERS,
  });
  return deliveredOrders.length === ESTABLISHED_ORDERS;
}

async function hideReported(tx: Tx, kind: ReportedKind, subject: Subject) {
  await hideContent(tx, kind, subject);
  await writeAudit(tx, {
    actorId: null,
    action: `${kind}.hidden`,
    subjectType: kind,
    subjectId: subject.id,
    after: { reports: HIDES },
  });
}

/** Kind of the notification: removed stories and businesses have other texts than rejected ones. */
const NOTIFICATION_KINDS = {
  review: "review",
  product: "product",
  forum_post: "forumPost",
  forum_reply: "forumReply",
  story: "storyTaken",
  business: "businessTaken",
} as const satisfies Record<ReportedKind, string>;

/**
 * Decides on all open reports on an item, by the id of one of them: rejected reports restore it; approved ones remove
 * it and notify its author of the reason.
 */
export async function decideReport(
  tx: Tx,
  admin: Viewer,
  { id, decision, note, version }: DecisionTarget,
) {
  const report = await tx.contentReport.findUnique({
    where: { id },
    select: { kind: true, subjectId: true },
  });
  if (!report) throw new DomainError("notFound", "approvalNotFound");
  const { kind, subjectId } = report;
  const subject = await lockContent(tx, kind, subjectId);
  await requireVersion(tx, { kind: "report", id, version });
  const outcome = decision === "approved" ? "removed" : "kept";
  const { count } = await tx.contentReport.updateMany({
    where: { kind, subjectId, outcome: null },
    data: { outcome, decidedAt: new Date(), decidedById: admin.id },
  });
  if (count === 0) throw new DomainError("conflict", "alreadyDecided");
  await (outcome === "removed"
    ? hideContent(tx, kind, subject, note)
    : restoreContent(tx, kind, subject));
  await writeAudit(tx, {
    actorId: admin.id,
    action: `${kind}.${outcome}`,
    subjectType: kind,
    subjectId,
    after: { reports: count, note },
  });
  if (outcome === "removed" && subject.ownerId) {
    await notifyDecision(tx, {
      userId: subject.ownerId,
      kind: NOTIFICATION_KINDS[kind],
      key: `report:${id}`,
      decision: "rejected",
      title: subject.title,
      note,
      href: subject.href,
    });
  }
  invalidateTags(...subject.tags);
}
