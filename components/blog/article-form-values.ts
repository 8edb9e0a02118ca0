import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { inAllLanguages, writtenIn } from "@/components/forms/translation-values";
import { articleContentSchema } from "@/lib/blog/admin-schema";
import type { EditableArticle } from "@/lib/blog/queries/admin";
import { type Language, routing } from "@/lib/i18n/routing";

const ingredient = z.object({
  amount: z.string(),
  name: z.string(),
  /** Null: not a product of the shop. */
  productId: z.number().nullable(),
  productTitle: z.string(),
  units: z.string(),
});

const text = { title: z.string(), excerpt: z.string(), content: z.string() };

const fields = z.object({
  ...text,
  locale: z.enum(routing.locales),
  /** In all languages; empty ones are not saved. */
  translations: z.record(z.enum(routing.locales), z.object(text)),
  slug: z.string(),
  categoryId: z.string(),
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
    .map((item) => item.trim())
    .filter(Boolean);

/** Converts the fields to an article and validates it; errors appear at the fields. */
export const articleFormSchema = fields.transform(toContent).pipe(articleContentSchema);

function toContent({
  hasRecipe,
  recipe,
  categoryId,
  tags,
  translations,
  ...rest
}: ArticleFields): z.input<typeof articleContentSchema> {
  return {
    ...rest,
    translations: writtenIn(translations, rest.locale),
    categoryId: Number(categoryId),
    tags: split(tags, ","),
    recipe: hasRecipe
      ? {
          ...recipe,
          servings: Number(recipe.servings),
          minutes: Number(recipe.minutes),
          steps: split(recipe.steps, "\n"),
          ingredients: recipe.ingredients.map(({ productTitle: _title, units, ...ingredient }) => ({
            ...ingredient,
            units: Number(units),
          })),
        }
      : null,
  };
}

const NO_TEXT = { title: "", excerpt: "", content: "" };

export const BLANK_INGREDIENT: ArticleFields["recipe"]["ingredients"][number] = {
  amount: "",
  name: "",
  productId: null,
  productTitle: "",
  units: "1",
};

const BLANK_RECIPE = { title: "", servings: "6", minutes: "60", kitchen: "", steps: "" };

/** Initial values: the article, or empty in the first category and the language of the interface. */
export function fieldsOf(
  article: EditableArticle | null,
  { categoryId, locale }: { categoryId: number; locale: Language },
): ArticleFields {
  return {
    ...textsOf(article, locale),
    slug: article?.slug ?? "",
    categoryId: String(article?.categoryId ?? categoryId),
    tags: article?.tags.join(", ") ?? "",
    featuredImage: article?.featuredImage ?? "",
    ...recipeOf(article?.recipe),
  };
}

function textsOf(article: EditableArticle | null, locale: Language) {
  if (!article) return { ...NO_TEXT, locale, translations: inAllLanguages({}, NO_TEXT) };
  const { title, excerpt, content } = article;
  const translations = inAllLanguages(article.translations, NO_TEXT);
  return { title, excerpt, content, locale: article.locale, translations };
}

function recipeOf(recipe: EditableArticle["recipe"] | undefined) {
  return {
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
      ingredients: (recipe?.ingredients ?? []).map(({ amount, name, productId, ...others }) => ({
        amount,
        name,
        productId,
        productTitle: others.product?.title ?? "",
        units: String(others.units),
      })),
    },
  };
}
