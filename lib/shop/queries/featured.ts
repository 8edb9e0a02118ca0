import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { cached } from "@/lib/cache/cached";
import { CATALOG_TAG } from "@/lib/cache/tags";
import type { Language } from "@/lib/i18n/routing";
import type { Product } from "@/lib/products/dto";
import { IS_LIVE } from "@/lib/products/product-sql";
import { loadTranslatedProducts } from "@/lib/products/queries/loader";
import type { LocalizedProduct } from "@/lib/products/translatable-fields";
import { findIds } from "@/lib/search/execute";

/** Number of featured products on the home page (specification A, section 9). */
const FEATURED = 4;

/** Returns the newest products for the home page. */
export async function listFeatured(locale: Language): Promise<LocalizedProduct[]> {
  return cached([CATALOG_TAG], ["featured", locale], async () => {
    const newest = { where: IS_LIVE, sort: "newest", plan: null } as const;
    return loadTranslatedProducts(locale, await findIds(newest, { limit: FEATURED, offset: 0 }));
  });
}

/** Returns up to four other products of the same category, best-selling first. */
export async function listRelated(product: Pick<Product, "id" | "categorySlug">, locale: Language) {
  return cached([CATALOG_TAG], ["related", String(product.id), locale], async () => {
    const where = Prisma.sql`${IS_LIVE} AND p.category = ${product.categorySlug}::"Category" AND p.id <> ${product.id}`;
    const best = { where, sort: "popular", plan: null } as const;
    return loadTranslatedProducts(locale, await findIds(best, { limit: 4, offset: 0 }));
  });
}

/** Returns the newest product with a text about its artisan, for the home page, or null. */
export async function getArtisanStory(locale: Language) {
  return cached([CATALOG_TAG], ["artisan", locale], async () => {
    const where = Prisma.sql`${IS_LIVE} AND p.artisan_bio IS NOT NULL`;
    const newest = { where, sort: "newest", plan: null } as const;
    return (
      (await loadTranslatedProducts(locale, await findIds(newest, { limit: 1, offset: 0 })))[0] ??
      null
    );
  });
}
