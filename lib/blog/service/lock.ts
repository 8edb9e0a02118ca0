import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import type { ArticleChoice } from "@/lib/blog/admin-schema";
import { type ArticleState, articleState } from "@/lib/blog/rules";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { articleTag, BLOG_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

export type LockedArticle = {
  id: number;
  slug: string;
  isPublished: boolean;
  publishedAt: Date | null;
  updatedAt: Date;
  state: ArticleState;
};

/** Locks the article in the version that was read. @throws DomainError notFound, conflict (saved meanwhile) */
export async function lockArticle(
  tx: Tx,
  { id, updatedAt }: ArticleChoice,
): Promise<LockedArticle> {
  const [row] = await tx.$queryRaw<Omit<LockedArticle, "state">[]>`
    SELECT id, slug, is_published AS "isPublished", published_at AS "publishedAt", updated_at AS "updatedAt"
    FROM blog_posts WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new DomainError("notFound", "articleNotFound");
  if (row.updatedAt.getTime() !== new Date(updatedAt).getTime()) {
    throw new DomainError("conflict", "articleChanged");
  }
  return { ...row, state: articleState(row, new Date()) };
}

/** Returns a time of change later than the one before, even within the same millisecond. */
export function nextUpdatedAt({ updatedAt }: { updatedAt: Date }): Date {
  return new Date(Math.max(Date.now(), updatedAt.getTime() + 1));
}

type ArticleChange = {
  article: { id: number; slug: string };
  done: "created" | "updated" | "published" | "scheduled" | "unpublished" | "deleted";
  before?: ArticleState;
  after?: ArticleState;
};

/** Writes a change of an article to the audit log and invalidates the pages that show it. */
export async function recordArticleChange(
  tx: Tx,
  admin: Viewer,
  { article, done: event, before, after }: ArticleChange,
) {
  const { id, slug } = article;
  await writeAudit(tx, {
    actorId: admin.id,
    action: `article.${event}`,
    subjectType: "article",
    subjectId: id,
    ...(before ? { before: { state: before, slug } } : {}),
    ...(after ? { after: { state: after, slug } } : {}),
  });
  invalidateTags(BLOG_TAG, articleTag(slug));
}
