import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { getLanguage } from "@/lib/accounts/queries";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import type { ArticleContent, ArticleInput } from "@/lib/blog/admin-schema";
import { isSlug, toSlug } from "@/lib/blog/rules";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { articleTag } from "@/lib/cache/tags";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { toTranslationRows } from "@/lib/i18n/languages";
import { adoptImage } from "@/lib/uploads/adopt";
import { lockArticle, nextUpdatedAt, recordArticleChange } from "./lock";
import { readTranslatedRecipes } from "./translated-recipes";

const TAKEN = onDuplicate({ blog_posts_slug_key: "slugTaken" });

/**
 * Saves a new article as a draft, or an existing one in any state in the version that was read. Returns its id, slug
 * and time of change (ISO 8601). The slug of an article that has been public does not change.
 * @throws DomainError forbidden, notFound (article, category), invalid (the title yields no slug),
 * conflict (slug taken or fixed, or saved by another admin meanwhile)
 */
export async function saveArticle(
  viewer: Viewer,
  { seen: version, recipe, translations, ...articleContent }: ArticleInput,
) {
  const admin = requireAdmin(viewer);
  const content = {
    ...articleContent,
    featuredImage: await adoptImage(admin, articleContent.featuredImage),
  };
  const slug = content.slug || toSlug(content.title);
  if (!isSlug(slug)) throw new DomainError("invalid", "slugMissing");
  const article = await withTx(async (tx) => {
    await requireCategory(tx, content.categoryId);
    await requireProducts(tx, { recipe });
    const row = version
      ? await update(tx, admin, { version, slug, content })
      : await create(tx, admin, { slug, content });
    const recipes = await readTranslatedRecipes(tx, row.id, recipe);
    await writeRecipe(tx, row.id, { recipe });
    await writeTranslations(tx, row, { translations, recipes });
    return row;
  });
  const { id, slug: savedSlug, updatedAt } = article;
  return { id, slug: savedSlug, updatedAt: updatedAt.toISOString() };
}

const savedSelect = { id: true, slug: true, locale: true, updatedAt: true } as const;

type Columns = Omit<ArticleContent, "recipe" | "translations">;

function toData({ featuredImage, ...content }: Columns, slug: string) {
  return { ...content, slug, featuredImage: featuredImage || null };
}

type New = { slug: string; content: Columns };

async function create(tx: Tx, admin: Viewer, { slug, content }: New) {
  const locale = content.locale ?? (await getLanguage(admin.id));
  const data = { ...toData(content, slug), locale, authorId: admin.id };
  const row = await tx.blogPost.create({ data, select: savedSelect }).catch(TAKEN);
  await recordArticleChange(tx, admin, { article: row, done: "created", after: "draft" });
  return row;
}

type Change = New & { version: NonNullable<ArticleInput["seen"]> };

async function update(tx: Tx, admin: Viewer, { version, slug, content }: Change) {
  const before = await lockArticle(tx, version);
  const isPublic = before.publishedAt !== null && before.publishedAt <= new Date();
  if (isPublic && slug !== before.slug) throw new DomainError("conflict", "slugFixed");
  const row = await tx.blogPost
    .update({
      where: { id: before.id },
      data: { ...toData(content, slug), updatedAt: nextUpdatedAt(before) },
      select: savedSelect,
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

type TranslationsOf = {
  translations: ArticleContent["translations"];
  recipes: Awaited<ReturnType<typeof readTranslatedRecipes>>;
};

/** Replaces the translations if there are new ones. None may be in the article's own language. */
async function writeTranslations(
  tx: Tx,
  { id: postId, locale }: { id: number; locale: string },
  { translations, recipes }: TranslationsOf,
) {
  await tx.blogPostTranslation.deleteMany({
    where: { postId, ...(translations ? {} : { locale }) },
  });
  await tx.blogPostTranslation.createMany({
    data: toTranslationRows(translations ?? {}, locale).map((row) => ({
      ...row,
      postId,
      recipe: recipes.get(row.locale) ?? Prisma.DbNull,
    })),
  });
}

type RecipeOf = Pick<ArticleContent, "recipe">;

async function writeRecipe(tx: Tx, postId: number, { recipe }: RecipeOf) {
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

async function requireProducts(tx: Tx, { recipe }: RecipeOf) {
  const ids = new Set(recipe?.ingredients.flatMap(({ productId }) => productId ?? []));
  if (ids.size === 0) return;
  const count = await tx.product.count({ where: { id: { in: [...ids] } } });
  if (count < ids.size) throw new DomainError("notFound", "productNotFound");
}
