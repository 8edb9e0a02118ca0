import { describe, expect, it } from "vitest";
import type { z } from "zod";

import { articleContentSchema } from "@/lib/blog/admin-schema";
import { translateRecipe } from "@/lib/blog/recipe-translation";
import { eventSchema } from "@/lib/events/event-schema";
import { routing } from "@/lib/i18n/routing";
import { productSchema } from "@/lib/products/schema";
import { storefrontSchema } from "@/lib/storefronts/schema";
import { ARTICLES } from "@/prisma/seed/content/blog";
import { EVENTS, PAST } from "@/prisma/seed/content/events";
import { PRODUCTS } from "@/prisma/seed/content/products";
import { SELLERS } from "@/prisma/seed/content/sellers";
import { ARTICLE_TRANSLATIONS } from "@/prisma/seed/content/translations/articles";
import { EVENT_TRANSLATIONS } from "@/prisma/seed/content/translations/events";
import { PRODUCT_TRANSLATIONS } from "@/prisma/seed/content/translations/products";
import { RECIPE_TRANSLATIONS } from "@/prisma/seed/content/translations/recipes";
import { SHOP_TRANSLATIONS } from "@/prisma/seed/content/translations/shops";

/** Language of each original by its key. */
const english = (keys: string[]) => new Map(keys.map((key) => [key, "en"]));

type Kind = {
  texts: Record<string, Partial<Record<string, object>>>;
  originals: ReadonlyMap<string, string>;
  /** The form's schema of all translations of one text. */
  schema: z.ZodType;
};

const KINDS: [string, Kind][] = [
  [
    "products",
    {
      texts: PRODUCT_TRANSLATIONS,
      originals: english(PRODUCTS.map(({ key }) => key)),
      schema: productSchema.shape.translations,
    },
  ],
  [
    "articles",
    {
      texts: ARTICLE_TRANSLATIONS,
      originals: new Map(ARTICLES.map(({ slug, locale = "en" }) => [slug, locale])),
      schema: articleContentSchema.shape.translations,
    },
  ],
  [
    "events",
    {
      texts: EVENT_TRANSLATIONS,
      originals: english([...EVENTS, PAST].map(({ title }) => title)),
      schema: eventSchema.shape.translations,
    },
  ],
  [
    "shops",
    {
      texts: SHOP_TRANSLATIONS,
      originals: english(SELLERS.map(({ key }) => key)),
      schema: storefrontSchema.shape.translations,
    },
  ],
];

describe.each(KINDS)("the translated %s of the demo shop", (_, { texts, originals, schema }) => {
  it("have the keys of originals", () => {
    expect(Object.keys(texts).filter((key) => !originals.has(key))).toEqual([]);
  });

  it("have a text in each language but that of the original", () => {
    const missing = Object.entries(texts).flatMap(([key, languages]) =>
      routing.locales.flatMap((locale) => {
        const isOriginal = locale === originals.get(key);
        return isOriginal === Boolean(languages[locale]) ? [`${key}: ${locale}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  it("fulfill the rules of the form", () => {
    const refused = Object.entries(texts).flatMap(([key, languages]) =>
      (schema.safeParse(languages).error?.issues ?? []).map(
        ({ path, message }) => `${key}.${path.join(".")}: ${message}`,
      ),
    );
    expect(refused).toEqual([]);
  });
});

describe("the translated recipes of the demo shop", () => {
  const recipes = ARTICLES.flatMap(({ slug, recipe }) => (recipe ? [{ slug, recipe }] : []));

  it.each(["so", "om", "am", "ar"])("have all ingredients and steps in %s", (locale) => {
    const incomplete = recipes.filter(({ slug, recipe }) => {
      const ingredients = recipe.ingredients.map(([amount, name]) => ({ amount, name }));
      const translation = RECIPE_TRANSLATIONS[locale]?.[slug];
      return translateRecipe({ ...recipe, ingredients }, translation) === null;
    });
    expect(recipes.length).toBeGreaterThan(1);
    expect(incomplete.map(({ slug }) => slug)).toEqual([]);
  });
});
