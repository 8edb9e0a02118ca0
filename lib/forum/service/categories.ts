import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { FORUM_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { normalizeForSearch } from "@/lib/core/search-text";
import { type Tx, withTx } from "@/lib/db/client";
import type { CategoryEdit, CategoryInput, CategoryStep, EntryChoice } from "@/lib/forum/schema";

type Row = { id: number; slug: string; name: string; icon: string; position: number };

/**
 * Returns the categories in order and locks the table against other edits. Posting continues; only deleting a category
 * waits for it.
 */
async function lockAll(tx: Tx): Promise<Row[]> {
  await tx.$executeRaw`LOCK TABLE forum_categories IN SHARE ROW EXCLUSIVE MODE`;
  return tx.forumCategory.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] });
}

function requireOne(rows: Row[], id: number): Row {
  const row = rows.find((category) => category.id === id);
  if (!row) throw new DomainError("notFound", "forumCategoryNotFound");
  return row;
}

function requireFree(rows: Row[], name: string) {
  if (rows.some((category) => normalizeForSearch(category.name) === normalizeForSearch(name))) {
    throw new DomainError("conflict", "forumCategoryTaken");
  }
}

/** Returns a unique slug for the name. */
function slugFor(name: string, rows: Row[]) {
  const slug = normalizeForSearch(name).replaceAll(" ", "-").slice(0, 60) || "category";
  const slugs = new Set(rows.map((row) => row.slug));
  if (!slugs.has(slug)) return slug;
  let number = 2;
  while (slugs.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Adds a category at the end. @throws DomainError forbidden, conflict (there is one) */
export async function addCategory(viewer: Viewer, input: CategoryInput) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const rows = await lockAll(tx);
    requireFree(rows, input.name);
    const position = (rows.at(-1)?.position ?? 0) + 1;
    const slug = slugFor(input.name, rows);
    const { id } = await tx.forumCategory.create({ data: { ...input, slug, position } });
    await log(tx, admin, { id, done: "added", after: { title: input.name } });
  });
  invalidateTags(FORUM_TAG);
}

/** Changes the name or icon of a category. @throws DomainError as `addCategory`, notFound */
export async function renameCategory(viewer: Viewer, { id, ...input }: CategoryEdit) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const rows = await lockAll(tx);
    const { name } = requireOne(rows, id);
    const others = rows.filter((row) => row.id !== id);
    requireFree(others, input.name);
    await tx.forumCategory.update({ where: { id }, data: input });
    const after = { title: input.name };
    await log(tx, admin, { id, done: "renamed", before: { title: name }, after });
  });
  invalidateTags(FORUM_TAG);
}

/**
 * Moves a category one position up or down; no effect at the end of the list.
 * @throws DomainError forbidden, notFound
 */
export async function moveCategory(viewer: Viewer, { id, direction }: CategoryStep) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const rows = await lockAll(tx);
    const row = requireOne(rows, id);
    const place = rows.indexOf(row);
    const other = rows[direction === "up" ? place - 1 : place + 1];
    if (!other) return;
    const order = rows.map((category) =>
      category === row ? other : category === other ? row : category,
    );
    for (const [index, category] of order.entries()) {
      await tx.forumCategory.update({ where: { id: category.id }, data: { position: index + 1 } });
    }
    await log(tx, admin, { id, done: "moved", after: { title: row.name } });
  });
  invalidateTags(FORUM_TAG);
}

/**
 * Deletes a category without posts.
 * @throws DomainError forbidden, notFound, conflict (it has some)
 */
export async function removeCategory(viewer: Viewer, { id }: EntryChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const { name } = requireOne(await lockAll(tx), id);
    // Waits for transactions that are creating posts in it.
    await tx.$queryRaw`SELECT id FROM forum_categories WHERE id = ${id} FOR UPDATE`;
    if ((await tx.forumPost.count({ where: { categoryId: id } })) > 0) {
      throw new DomainError("conflict", "forumCategoryUsed");
    }
    await tx.forumCategory.delete({ where: { id } });
    await log(tx, admin, { id, done: "removed", before: { title: name } });
  });
  invalidateTags(FORUM_TAG);
}

type Titled = { title: string };
type CategoryEvent = "added" | "renamed" | "moved" | "removed";
type Entry = { id: number; done: CategoryEvent; before?: Titled; after?: Titled };

async function log(tx: Tx, admin: Viewer, { id, done: event, ...change }: Entry) {
  await writeAudit(tx, {
    actorId: admin.id,
    action: `category.${event}`,
    subjectType: "category",
    subjectId: id,
    ...change,
  });
}
