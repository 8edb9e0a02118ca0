import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { ArticleContent } from "@/lib/blog/admin-schema";
import type { Tx } from "@/lib/db/client";

type Texts = Pick<NonNullable<ArticleContent["recipe"]>, "title" | "kitchen" | "steps"> & {
  ingredients: { amount: string; name: string }[];
};

const textsOf = ({ title, kitchen, steps, ingredients }: Texts) =>
  JSON.stringify([title, kitchen, steps, ingredients.map(({ amount, name }) => [amount, name])]);

/**
 * Returns the translations of an article's recipe by language, before a new one replaces it. A recipe with other texts
 * has none: they would contradict it, and are cleared.
 */
export async function readTranslatedRecipes(
  tx: Tx,
  postId: number,
  recipe: ArticleContent["recipe"],
) {
  const before = await tx.recipe.findUnique({
    where: { postId },
    include: { ingredients: { orderBy: { position: "asc" } } },
  });
  if (!(before && recipe && textsOf(before) === textsOf(recipe))) {
    await tx.blogPostTranslation.updateMany({
      where: { postId },
      data: { recipe: Prisma.DbNull },
    });
    return new Map<string, Prisma.InputJsonValue>();
  }
  const rows = await tx.blogPostTranslation.findMany({
    where: { postId },
    select: { locale: true, recipe: true },
  });
  return new Map(rows.flatMap(({ locale, recipe: text }) => (text ? [[locale, text]] : [])));
}
