import "server-only";

import type { ReportedKind } from "@/generated/prisma/enums";
import { audit } from "@/lib/audit/service";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { changed } from "@/lib/core/changes";
import { type Tx, withTx } from "@/lib/core/db";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { countUse } from "@/lib/core/rate-limit";
import type { Deciding } from "@/lib/moderation/claim";
import { tellDecision } from "@/lib/moderation/mails";
import type { ReportInput } from "@/lib/moderation/schema";
import { hide, lockSubject, missing, type Subject, show } from "@/lib/moderation/subjects";

/** So many people hide a thing until an admin has looked (issue of trust: one enemy is not enough). */
const HIDES = 3;

const HOURLY = { max: 30, seconds: 3_600 };

/**
 * Tells the admins, once per person, that something should not stand; the third person hides it until an admin has
 * decided. At most 30 an hour.
 * @throws DomainError unauthenticated, notFound (nothing that anybody sees), forbidden (one's own), conflict (reported
 * before), limited
 */
export async function reportContent(asking: Viewer | null, { kind, id, text }: ReportInput) {
  const reporter = requireSignedIn(asking);
  await countUse({ key: `reports:${reporter.id}`, ...HOURLY });
  await withTx(async (tx) => {
    const subject = await lockSubject(tx, kind, id);
    if (!subject.isShown) throw missing(kind);
    if (subject.ownerId === reporter.id) throw new DomainError("forbidden", "ownReport");
    await tx.contentReport
      .create({ data: { kind, subjectId: id, reporterId: reporter.id, reason: text } })
      .catch(onDuplicate({ content_reports_kind_subject_id_reporter_id_key: "reportTaken" }));
    const open = await tx.contentReport.count({ where: { kind, subjectId: id, outcome: null } });
    if (open >= HIDES) await hideReported(tx, kind, { ...subject, id });
  });
}

async function hideReported(tx: Tx, kind: ReportedKind, subject: Subject) {
  await hide(tx, kind, subject);
  await audit(tx, {
    actorId: null,
    action: `${kind}.hidden`,
    subjectType: kind,
    subjectId: subject.id,
    after: { reports: HIDES },
  });
}

/** Its author is told of a story or a place that was taken down in other words than of one that was not let in. */
const TOLD_AS = {
  review: "review",
  product: "product",
  forum_post: "forumPost",
  forum_reply: "forumReply",
  story: "storyTaken",
  business: "businessTaken",
} as const satisfies Record<ReportedKind, string>;

/**
 * Decides on all open reports of a thing, by the id of one of them: rejected, the reports are, and it shows again;
 * approved, it is taken down and its author told why.
 */
export async function decideReport(tx: Tx, admin: Viewer, { id, decision, note }: Deciding) {
  const report = await tx.contentReport.findUnique({
    where: { id },
    select: { kind: true, subjectId: true },
  });
  if (!report) throw new DomainError("notFound", "approvalNotFound");
  const { kind, subjectId } = report;
  const subject = await lockSubject(tx, kind, subjectId);
  const outcome = decision === "approved" ? "removed" : "kept";
  const { count } = await tx.contentReport.updateMany({
    where: { kind, subjectId, outcome: null },
    data: { outcome, decidedAt: new Date(), decidedById: admin.id },
  });
  if (count === 0) throw new DomainError("conflict", "alreadyDecided");
  await (outcome === "removed" ? hide(tx, kind, subject, note) : show(tx, kind, subject));
  await audit(tx, {
    actorId: admin.id,
    action: `${kind}.${outcome}`,
    subjectType: kind,
    subjectId,
    after: { reports: count, note },
  });
  if (outcome === "removed" && subject.ownerId) {
    await tellDecision(tx, {
      userId: subject.ownerId,
      kind: TOLD_AS[kind],
      key: `report:${id}`,
      decision: "rejected",
      title: subject.title,
      note,
      href: subject.href,
    });
  }
  changed(...subject.tags);
}
