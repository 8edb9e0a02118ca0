import "server-only";

import type { ReportedKind } from "@/generated/prisma/enums";
import { db } from "@/lib/db/client";

/** Reported content as an admin sees it: title, text, author and visibility. */
type Reported = {
  title: string;
  text: string;
  isHidden: boolean;
  /** Stars of a review. */
  rating: number | null;
  author: { id: number; username: string } | null;
  /** Public page; null without one. */
  href: string | null;
};

const person = { select: { id: true, username: true } } as const;

const READERS: Record<ReportedKind, (id: number) => Promise<Reported | null>> = {
  async review(id) {
    const row = await db.review.findUnique({ where: { id }, include: { author: person } });
    return (
      row && {
        title: row.title,
        text: row.comment,
        isHidden: row.hiddenAt !== null,
        rating: row.rating,
        author: row.author,
        href: `/product/${row.productId}#reviews`,
      }
    );
  },

  async product(id) {
    const row = await db.product.findUnique({ where: { id }, include: { seller: person } });
    const isHidden = row?.moderationStatus !== "approved" || row.hiddenAt !== null;
    return (
      row && {
        title: row.title,
        text: row.description,
        isHidden,
        rating: null,
        author: row.seller,
        href: isHidden ? null : `/product/${id}`,
      }
    );
  },

  async forum_post(id) {
    const row = await db.forumPost.findUnique({ where: { id }, include: { author: person } });
    return row && toReported(row, row.content, `/community/post/${id}`);
  },

  async forum_reply(id) {
    const row = await db.forumReply.findUnique({
      where: { id },
      include: { author: person, post: { select: { title: true } } },
    });
    const href = `/community/post/${row?.postId}#reply-${id}`;
    return row && toReported({ ...row, title: row.post.title }, row.content, href);
  },

  async story(id) {
    const row = await db.customerStory.findUnique({ where: { id }, include: { author: person } });
    return row && toReported(row, row.content, "/community?tab=stories");
  },

  async business(id) {
    const row = await db.business.findUnique({ where: { id }, include: { owner: person } });
    return (
      row && {
        title: row.name,
        text: row.description,
        isHidden: !row.isActive,
        rating: null,
        author: row.owner,
        href: row.isActive ? `/business-directory?business=${id}` : null,
      }
    );
  },
};

type Written = { title: string; hiddenAt: Date | null; author: Reported["author"] };

function toReported({ title, hiddenAt, author }: Written, text: string, href: string): Reported {
  return { title, text, isHidden: hiddenAt !== null, rating: null, author, href };
}

/** Returns reported content with the open reports on it; null without an open report. */
export async function readReport(id: number) {
  const first = await db.contentReport.findUnique({
    where: { id, outcome: null },
    select: { kind: true, subjectId: true },
  });
  if (!first) return null;
  const { kind, subjectId } = first;
  const [content, reports] = await Promise.all([
    READERS[kind](subjectId),
    db.contentReport.findMany({
      where: { kind, subjectId, outcome: null },
      select: { reason: true, createdAt: true, reporter: { select: { username: true } } },
      orderBy: { id: "asc" },
    }),
  ]);
  return content && { kind, reported: content, reports };
}
