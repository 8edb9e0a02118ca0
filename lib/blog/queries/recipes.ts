import "server-only";

import { cached } from "@/lib/cache/cached";
import { articleTag, BLOG_TAG, CATALOG_TAG, productTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";

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
} as const;

const productSelect = {
  id: true,
  title: true,
  imageUrl: true,
  priceCents: true,
  category: true,
  stock: true,
  reserved: true,
  seller: { select: { username: true } },
} as const;

/** Returns the recipe of an article, or null. `slug` is the article's. */
export function getRecipe({ id, slug }: { id: number; slug: string }) {
  return cached([BLOG_TAG, articleTag(slug)], ["blog-recipe", String(id)], () => readRecipe(id));
}

async function readRecipe(postId: number) {
  return db.recipe.findUnique({ where: { postId }, select: recipeSelect });
}

type Written = NonNullable<Awaited<ReturnType<typeof readRecipe>>>;

/** A recipe whose ingredients have their products: price in cents and units that no other buyer holds. */
export type Recipe = Awaited<ReturnType<typeof withProducts>>;

/** Adds the current products: prices and stock are cached until a product changes. */
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
    return rows.map(({ stock, reserved, seller, ...product }) => ({
      ...product,
      available: Math.max(0, stock - reserved),
      seller: seller.username,
    }));
  });
}
