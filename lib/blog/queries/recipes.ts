import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { sellerNameOf, sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { translateRecipe } from "@/lib/blog/recipe-translation";
import { cached } from "@/lib/cache/cached";
import { articleTag, BLOG_TAG, CATALOG_TAG, productTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/routing";
import { variantTitleOf } from "@/lib/products/variants/rules";

const recipeSelect = {
  title: true,
  servings: true,
  minutes: true,
  kitchen: true,
  steps: true,
  ingredients: {
    select: { id: true, amount: true, name: true, units: true, productId: true },
    orderBy: { position: "asc" },
  },
} as const satisfies Prisma.RecipeSelect;

const productSelect = {
  id: true,
  title: true,
  imageUrl: true,
  priceCents: true,
  category: true,
  stock: true,
  reserved: true,
  variants: {
    where: { archivedAt: null },
    select: { id: true, values: true, priceCents: true, stock: true, reserved: true },
    orderBy: [{ priceCents: "asc" }, { position: "asc" }],
  },
  seller: { select: sellerNameSelect },
} satisfies Prisma.ProductSelect;

/** Returns the recipe of an article in one language, or null. `slug` is the article's. */
export function getRecipe({ id, slug, locale }: { id: number; slug: string; locale: Language }) {
  return cached([BLOG_TAG, articleTag(slug)], ["blog-recipe", String(id), locale], () =>
    readRecipe(id, locale),
  );
}

/** Reads a recipe in a language if it is translated into it, with `textLocale`, and as it was written otherwise. */
async function readRecipe(postId: number, locale: Language): Promise<Written | null> {
  const [recipe, translation] = await Promise.all([
    db.recipe.findUnique({ where: { postId }, select: recipeSelect }),
    db.blogPostTranslation.findUnique({
      where: { postId_locale: { postId, locale } },
      select: { recipe: true },
    }),
  ]);
  const translatedRecipe = recipe && translateRecipe(recipe, translation?.recipe);
  return translatedRecipe ? { ...recipe, ...translatedRecipe, textLocale: locale } : recipe;
}

type Written = Prisma.RecipeGetPayload<{ select: typeof recipeSelect }> & { textLocale?: Language };

/** A recipe whose ingredients have their products: price in cents and units that no other buyer holds. */
export type Recipe = Awaited<ReturnType<typeof withProducts>>;

/**
 * Adds the current products, with the cheapest available variant of a product with options. Prices and stock are cached
 * until a product changes.
 */
export async function withProducts({ ingredients, ...recipe }: Written) {
  const ids = [...new Set(ingredients.flatMap(({ productId }) => productId ?? []))].sort();
  const products = ids.length > 0 ? await readProducts(ids) : [];
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    ...recipe,
    ingredients: ingredients.map(({ productId, ...ingredient }) => ({
      ...ingredient,
      product: (productId && byId.get(productId)) || null,
    })),
  };
}

function readProducts(ids: number[]) {
  const tags = ids.map(productTag);
  return cached([...tags, CATALOG_TAG], ["recipe-products", ids.join(",")], async () => {
    const rows = await db.product.findMany({
      where: {
        id: { in: ids },
        isActive: true,
        moderationStatus: "approved",
        archivedAt: null,
      },
      select: productSelect,
    });
    return rows.map(({ stock, reserved, seller, variants, ...product }) => {
      const variant =
        variants.find((candidate) => candidate.stock > candidate.reserved) ?? variants[0];
      const offer = variant ?? { stock, reserved, priceCents: product.priceCents };
      return {
        ...product,
        priceCents: offer.priceCents,
        available: Math.max(0, offer.stock - offer.reserved),
        seller: sellerNameOf(toNamedSeller(seller)),
        ...(variant ? { variantId: variant.id, variantTitle: variantTitleOf(variant.values) } : {}),
      };
    });
  });
}
