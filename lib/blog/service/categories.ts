import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import type {
  CategoryChoice,
  CategoryInput,
  CategoryMove,
  CategoryRename,
} from "@/lib/blog/admin-schema";
import { isSlug, toSlug } from "@/lib/blog/rules";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { BLOG_TAG } from "@/lib/cache/tags";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";

/** Distinguishes the blog's categories from the forum's in the audit log. */
const OF = { of: "blog" };

type Row = { id: number; name: string };

/** Locks all categories in order, so that changes run one after another. */
function lockAll(tx: Tx) {
  return tx.$queryRaw<Row[]>`
    SELECT id, name FROM blog_categories ORDER BY position, id FOR UPDATE`;
}

/**
 * Adds a category of articles at the end.
 * @throws DomainError forbidden, invalid (the name yields no slug), conflict (it exists)
 */
export async function addBlogCategory(viewer: Viewer, { name }: CategoryInput) {
  const admin = requireAdmin(viewer);
  const slug = toSlug(name);
  if (!isSlug(slug)) throw new DomainError("invalid", "slugMissing");
  await withTx(async (tx) => {
    const position = (await lockAll(tx)).length + 1;
    const { id } = await tx.blogCategory
      .create({ data: { name, slug, position }, select: { id: true } })
      .catch(onDuplicate({ blog_categories_slug_key: "blogCategoryTaken" }));
    await recordChange(tx, admin, { id, done: "added", after: name });
  });
}

/** Renames a category; its address stays the same. @throws DomainError forbidden, notFound */
export async function renameBlogCategory(viewer: Viewer, { id, name }: CategoryRename) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const before = need(await lockAll(tx), id);
    await tx.blogCategory.update({ where: { id }, data: { name } });
    await recordChange(tx, admin, { id, done: "renamed", before: before.name, after: name });
  });
}

/** Moves a category by one place, unless it is at the end. @throws DomainError forbidden, notFound */
export async function moveBlogCategory(viewer: Viewer, { id, to }: CategoryMove) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const rows = await lockAll(tx);
    const row = need(rows, id);
    const currentPlace = rows.indexOf(row);
    const place = Math.min(
      rows.length - 1,
      Math.max(0, to === "up" ? currentPlace - 1 : currentPlace + 1),
    );
    if (place === currentPlace) return;
    const next = rows.toSpliced(currentPlace, 1).toSpliced(place, 0, row);
    for (const [index, { id }] of next.entries()) {
      await tx.blogCategory.update({ where: { id }, data: { position: index + 1 } });
    }
    await recordChange(tx, admin, {
      id,
      done: "moved",
      before: String(currentPlace + 1),
      after: String(place + 1),
    });
  });
}

/** Removes a category that no article has. @throws DomainError forbidden, notFound, conflict */
export async function removeBlogCategory(viewer: Viewer, { id }: CategoryChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const before = need(await lockAll(tx), id);
    const posts = await tx.blogPost.count({ where: { categoryId: id } });
    if (posts > 0) throw new DomainError("conflict", "blogCategoryUsed");
    await tx.blogCategory.delete({ where: { id } });
    await recordChange(tx, admin, { id, done: "removed", before: before.name });
  });
}

function need(rows: Row[], id: number): Row {
  const row = rows.find((category) => category.id === id);
  if (!row) throw new DomainError("notFound", "blogCategoryNotFound");
  return row;
}

type CategoryChange = {
  id: number;
  done: "added" | "renamed" | "moved" | "removed";
  before?: string;
  after?: string;
};

async function recordChange(
  tx: Tx,
  admin: Viewer,
  { id, done: event, before, after }: CategoryChange,
) {
  await writeAudit(tx, {
    actorId: admin.id,
    action: `category.${event}`,
    subjectType: "category",
    subjectId: id,
    ...(before ? { before: { ...OF, name: before } } : {}),
    ...(after ? { after: { ...OF, name: after } } : {}),
  });
  invalidateTags(BLOG_TAG);
}
