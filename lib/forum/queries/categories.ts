import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { FORUM_TAG } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import type { ForumCategory } from "@/lib/forum/rules";
import { toForumIcon } from "@/lib/forum/rules";

async function readCategories(): Promise<ForumCategory[]> {
  const [rows, groups] = await Promise.all([
    db.forumCategory.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] }),
    db.forumPost.groupBy({ by: ["categoryId"], where: { hiddenAt: null }, _count: { _all: true } }),
  ]);
  const counts = new Map(groups.map(({ categoryId, _count }) => [categoryId, _count._all]));
  return rows.map(({ id, slug, name, icon }) => ({
    id,
    slug,
    name,
    icon: toForumIcon(icon),
    postCount: counts.get(id) ?? 0,
  }));
}

/** Returns all categories in order with their numbers of public posts. Cached until the forum changes. */
export function listCategories(): Promise<ForumCategory[]> {
  return cached([FORUM_TAG], ["forum-categories"], readCategories);
}

/** Returns the categories of GET /api/forum/categories, in order. */
export async function listApiCategories() {
  const categories = await listCategories();
  return categories.map(({ slug: _, ...category }) => category);
}

/** Returns the categories for the admin, hidden posts counted too. @throws DomainError forbidden */
export async function listCategoriesToArrange(viewer: Viewer) {
  requireAdmin(viewer);
  const rows = await db.forumCategory.findMany({
    orderBy: [{ position: "asc" }, { id: "asc" }],
    include: { _count: { select: { posts: true } } },
  });
  return rows.map(({ id, name, icon, _count }) => ({
    id,
    name,
    icon: toForumIcon(icon),
    postCount: _count.posts,
  }));
}

export type ArrangedCategory = Awaited<ReturnType<typeof listCategoriesToArrange>>[number];
