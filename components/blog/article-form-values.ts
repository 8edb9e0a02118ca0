import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { articleContentSchema } from "@/lib/blog/admin-schema";
import type { EditableArticle } from "@/lib/blog/queries/admin";

const ingredient = z.object({
  amount: z.string(),
  name: z.string(),
  /** Null: not a product of the shop. */
  productId: z.number().nullable(),
  productTitle: z.string(),
  pieces: z.string(),
});

const fields = z.object({
  title: z.string(),
  slug: z.string(),
  categoryId: z.string(),
  excerpt: z.string(),
  content: z.string(),
  /** Separated by commas. */
  tags: z.string(),
  featuredImage: z.string(),
  hasRecipe: z.boolean(),
  recipe: z.object({
    title: z.string(),
    servings: z.string(),
    minutes: z.string(),
    kitchen: z.string(),
    /** One per line. */
    steps: z.string(),
    ingredients: z.array(ingredient),
  }),
});

/** Values of the editor's fields. */
export type ArticleFields = z.output<typeof fields>;

const split = (text: string, sign: string) =>
  text
    .split(sign)
    .map((one) => one.trim())
    .filter(Boolean);

/** Converts the fields to an article and validates it; errors appear at the fields. */
export const articleFormSchema = fields
  .transform(({ hasRecipe, recipe, categoryId, tags, ...rest }) => ({
    ...rest,
    categoryId: Number(categoryId),
    tags: split(tags, ","),
    recipe: hasRecipe
      ? {
          ...recipe,
          servings: Number(recipe.servings),
          minutes: Number(recipe.minutes),
          steps: split(recipe.steps, "\n"),
          ingredients: recipe.ingredients.map(({ productTitle: _title, pieces, ...one }) => ({
            ...one,
            pieces: Number(pieces),
          })),
        }
      : null,
  }))
  .pipe(articleContentSchema);

export const BLANK_INGREDIENT: ArticleFields["recipe"]["ingredients"][number] = {
  amount: "",
  name: "",
  productId: null,
  productTitle: "",
  pieces: "1",
};

const BLANK_RECIPE = { title: "", servings: "6", minutes: "60", kitchen: "", steps: "" };

/** Initial values: the article, or empty in the first category. */
export function fieldsOf(article: EditableArticle | null, categoryId: number): ArticleFields {
  const recipe = article?.recipe;
  return {
    title: article?.title ?? "",
    slug: article?.slug ?? "",
    categoryId: String(article?.categoryId ?? categoryId),
    excerpt: article?.excerpt ?? "",
    content: article?.content ?? "",
    tags: article?.tags.join(", ") ?? "",
    featuredImage: article?.featuredImage ?? "",
    hasRecipe: Boolean(recipe),
    recipe: {
      ...BLANK_RECIPE,
      ...(recipe && {
        title: recipe.title,
        servings: String(recipe.servings),
        minutes: String(recipe.minutes),
        kitchen: recipe.kitchen,
        steps: recipe.steps.join("\n"),
      }),
      ingredients: (recipe?.ingredients ?? []).map(({ amount, name, productId, ...one }) => ({
        amount,
        name,
        productId,
        productTitle: one.product?.title ?? "",
        pieces: String(one.pieces),
      })),
    },
  };
}
