import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import type { ArticleChoice, ScheduleInput } from "@/lib/blog/admin-schema";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { type LockedArticle, lockArticle, nextUpdatedAt, recordArticleChange } from "./lock";

/** The article after the change; times are ISO 8601. */
const toResult = ({ id, slug, updatedAt }: { id: number; slug: string; updatedAt: Date }) => ({
  id,
  slug,
  updatedAt: updatedAt.toISOString(),
});

/**
 * Publishes an article at once. An article that was public before retains its date.
 * @throws DomainError forbidden, notFound, conflict (public already, or saved meanwhile)
 */
export async function publishArticle(viewer: Viewer, choice: ArticleChoice) {
  const admin = requireAdmin(viewer);
  return withTx(async (tx) => {
    const before = await lockArticle(tx, choice);
    if (before.state === "published") throw new DomainError("conflict", "articlePublished");
    const now = new Date();
    const wasPublic = before.publishedAt !== null && before.publishedAt <= now;
    const publishedAt = wasPublic ? before.publishedAt : now;
    const data = { isPublished: true, publishedAt, announcedAt: now };
    const row = await move(tx, before, data);
    const change = { article: row, before: before.state, after: "published" } as const;
    await recordArticleChange(tx, admin, { ...change, done: "published" });
    return toResult(row);
  });
}

/**
 * Schedules an article for publication at a future time (ISO 8601).
 * @throws DomainError forbidden, notFound, invalid (the time has passed), conflict (public already, or
 * saved meanwhile)
 */
export async function scheduleArticle(
  viewer: Viewer,
  { at: publishTime, ...choice }: ScheduleInput,
) {
  const admin = requireAdmin(viewer);
  const publishedAt = new Date(publishTime);
  if (publishedAt.getTime() <= Date.now()) throw new DomainError("invalid", "schedulePast");
  return withTx(async (tx) => {
    const before = await lockArticle(tx, choice);
    if (before.state === "published") throw new DomainError("conflict", "articlePublished");
    const row = await move(tx, before, { isPublished: true, publishedAt, announcedAt: null });
    const change = { article: row, before: before.state, after: "scheduled" } as const;
    await recordArticleChange(tx, admin, { ...change, done: "scheduled" });
    return toResult(row);
  });
}

/**
 * Turns an article into a draft again. Its publication date is retained.
 * @throws DomainError forbidden, notFound, conflict (a draft already, or saved meanwhile)
 */
export async function unpublishArticle(viewer: Viewer, choice: ArticleChoice) {
  const admin = requireAdmin(viewer);
  return withTx(async (tx) => {
    const before = await lockArticle(tx, choice);
    if (before.state === "draft") throw new DomainError("conflict", "articleDraft");
    const publishedAt = before.state === "published" ? before.publishedAt : null;
    const row = await move(tx, before, { isPublished: false, publishedAt, announcedAt: null });
    const change = { article: row, before: before.state, after: "draft" } as const;
    await recordArticleChange(tx, admin, { ...change, done: "unpublished" });
    return toResult(row);
  });
}

/**
 * Deletes a draft and its recipe.
 * @throws DomainError forbidden, notFound, conflict (no draft, or saved meanwhile)
 */
export async function deleteArticle(viewer: Viewer, choice: ArticleChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const before = await lockArticle(tx, choice);
    if (before.state !== "draft") throw new DomainError("conflict", "articleNoDraft");
    await tx.blogPost.delete({ where: { id: before.id } });
    await recordArticleChange(tx, admin, { article: before, done: "deleted", before: "draft" });
  });
}

type Publication = { isPublished: boolean; publishedAt: Date | null; announcedAt: Date | null };

function move(tx: Tx, before: LockedArticle, data: Publication) {
  return tx.blogPost.update({
    where: { id: before.id },
    data: { ...data, updatedAt: nextUpdatedAt(before) },
    select: { id: true, slug: true, updatedAt: true },
  });
}
