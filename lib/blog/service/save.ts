import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import type { ArticleContent, ArticleInput } from "@/lib/blog/admin-schema";
import { isSlug, toSlug } from "@/lib/blog/rules";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { articleTag } from "@/lib/cache/tags";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { adoptImage } from "@/lib/uploads/adopt";
import { lockArticle, nextUpdatedAt, recordArticleChange } from "./lock";

const TAKEN = onDuplicate({ blog_posts_slug_key: "slugTaken" });

/**
 * Saves a new article as a draft, or an existing one in any state in the version that was read. Returns its id, slug
 * and time of change (ISO 8601). The slug of an article that has been public does not change.
 * @throws DomainError unauthenticated, forbidden, notFound (article, category), invalid (the title yields no slug),
 * conflict (slug taken or fixed, or saved by another admin meanwhile)
 */
export async function saveArticle(viewer: Viewer | null, { seen, ...given }: ArticleInput) {
  const admin = requireAdmin(viewer);
  const content = { ...given, featuredImage: await adoptImage(admin, given.featuredImage) };
  const slug = content.slug || toSlug(content.title);
  if (!isSlug(slug)) throw new DomainError("invalid", "slugMissing");
  const saved = await withTx(async (tx) => {
    await requireCategory(tx, content.categoryId);
    await requireProducts(tx, content);
    const row = seen
      ? await update(tx, admin, { seen, slug, content })
      : await create(tx, admin, { slug, content });
    await writeRecipe(tx, row.id, content);
    return row;
  });
  return { ...saved, updatedAt: saved.updatedAt.toISOString() };
}

const saved = { id: true, slug: true, updatedAt: true } as const;

function toData({ recipe: _recipe, featuredImage, ...content }: ArticleContent, slug: string) {
  return { ...content, slug, featuredImage: featuredImage || null };
}

type New = { slug: string; content: ArticleContent };

async function create(tx: Tx, admin: Viewer, { slug, content }: New) {
  const data = { ...toData(content, slug), authorId: admin.id };
  const row = await tx.blogPost.create({ data, select: saved }).catch(TAKEN);
  await recordArticleChange(tx, admin, { article: row, done: "created", after: "draft" });
  return row;
}

type Change = New & { seen: NonNullable<ArticleInput["seen"]> };

async function update(tx: Tx, admin: Viewer, { seen, slug, content }: Change) {
  const before = await lockArticle(tx, seen);
  const isKnown = before.publishedAt !== null && before.publishedAt <= new Date();
  if (isKnown && slug !== before.slug) throw new DomainError("conflict", "slugFixed");
  const row = await tx.blogPost
    .update({
      where: { id: before.id },
      data: { ...toData(content, slug), updatedAt: nextUpdatedAt(before) },
      select: saved,
    })
    .catch(TAKEN);
  const { state } = before;
  await recordArticleChange(tx, admin, {
    article: row,
    done: "updated",
    before: state,
    after: state,
  });
  invalidateTags(articleTag(before.slug));
  return row;
}

async function writeRecipe(tx: Tx, postId: number, { recipe }: ArticleContent) {
  await tx.recipe.deleteMany({ where: { postId } });
  if (!recipe) return;
  const { ingredients, ...rest } = recipe;
  await tx.recipe.create({ data: { ...rest, postId } });
  await tx.ingredient.createMany({
    data: ingredients.map((ingredient, position) => ({ ...ingredient, postId, position })),
  });
}

async function requireCategory(tx: Tx, id: number) {
  const [row] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM blog_categories WHERE id = ${id} FOR SHARE`;
  if (!row) throw new DomainError("notFound", "blogCategoryNotFound");
}

async function requireProducts(tx: Tx, { recipe }: ArticleContent) {
  const ids = new Set(recipe?.ingredients.flatMap(({ productId }) => productId ?? []));
  if (ids.size === 0) return;
  const found = await tx.product.count({ where: { id: { in: [...ids] } } });
  if (found < ids.size) throw new DomainError("notFound", "productNotFound");
}
