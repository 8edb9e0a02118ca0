import "server-only";

import { cache } from "react";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { memoize } from "@/lib/cache/memoize";
import { CATALOG_TAG, productTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { shareJson } from "@/lib/core/shared-json";
import { db } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/routing";
import { productSelect, type Row, toProduct } from "@/lib/products/dto";
import { loadTranslatedProducts } from "@/lib/products/queries/loader";
import { findRow } from "@/lib/products/queries/rows";
import { requireVisible } from "@/lib/products/require-visible";
import type { LocalizedProduct, ProductOfPage } from "@/lib/products/translatable-fields";
import { translateForPage } from "@/lib/products/translate";
import { addVariants, type ProductVariants } from "@/lib/products/variants/queries";

const readLive = cache((id: number, locale: Language) =>
  cached([productTag(id)], ["product", String(id), locale], async () => {
    const row = await db.product.findFirst({
      where: { id, isActive: true, moderationStatus: "approved", archivedAt: null },
      select: productSelect,
    });
    return row && toProductOfPage(locale, row);
  }),
);

const NO_VARIANTS: ProductVariants = { options: [], variants: [] };

async function toProductOfPage(locale: Language, row: Row): Promise<ProductOfPage> {
  const product = await translateForPage(locale, toProduct(row, new Date()));
  return { ...NO_VARIANTS, ...(await addVariants(product)) };
}

/** Returns a public product in one language, or null. Cached until it changes. */
export async function getProduct(id: number, locale: Language): Promise<ProductOfPage | null> {
  return id === 0 ? null : readLive(id, locale);
}

/** Returns the public products among `ids`, in that order and in one language. */
export async function listProductsByIds(
  ids: number[],
  locale: Language,
): Promise<LocalizedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db.product.findMany({
    where: { id: { in: ids }, isActive: true, moderationStatus: "approved", archivedAt: null },
    select: { id: true },
  });
  const live = new Set(rows.map(({ id }) => id));
  return loadTranslatedProducts(
    locale,
    ids.filter((id) => live.has(id)),
  );
}

/**
 * Returns a product of GET /api/products/{id}; non-public ones only for their seller and admins. For anonymous visitors
 * it is cached until it changes or the UTC day ends, when certificates may expire.
 * @throws DomainError notFound
 */
export function getProductFor(viewer: Viewer | null, id: number) {
  const now = new Date();
  if (viewer) return readProductFor(viewer, id, now);
  const key = `product for visitors ${id} ${now.toISOString().slice(0, 10)}`;
  return memoize([productTag(id)], key, async () => shareJson(await readProductFor(null, id, now)));
}

async function readProductFor(viewer: Viewer | null, id: number, now: Date) {
  const row = id > 0 ? await findRow(id) : null;
  return addVariants(toProduct(requireVisible(viewer, row), now));
}

/** Returns any product that is not archived, in one language, to its seller and admins; null to other viewers. */
export async function getProductPreview(
  viewer: Viewer | null,
  id: number,
  locale: Language,
): Promise<ProductOfPage | null> {
  const row =
    viewer && id > 0
      ? await db.product.findFirst({
          where: {
            id,
            archivedAt: null,
            ...(isAdmin(viewer) ? {} : { sellerId: viewer.id }),
          },
          select: productSelect,
        })
      : null;
  return row && toProductOfPage(locale, row);
}

/** Returns whether a product is public. */
export async function isLiveProduct(id: number): Promise<boolean> {
  const where = { id, isActive: true, moderationStatus: "approved", archivedAt: null } as const;
  return (await db.product.count({ where })) > 0;
}

/** Requires a public product. @throws DomainError notFound */
export async function requireLiveProduct(id: number) {
  if (!(await isLiveProduct(id))) throw new DomainError("notFound", "productNotFound");
}

/** Maximum URLs of one sitemap, below the 50,000 of sitemaps.org. */
const SITEMAP_LIMIT = 49_000;

/** Returns the public products for the sitemap, last changed first; `updatedAt` is ISO 8601. */
export function listSitemapProducts() {
  return cached([CATALOG_TAG], ["sitemap"], async () => {
    const rows = await db.product.findMany({
      where: { isActive: true, moderationStatus: "approved", archivedAt: null },
      select: { id: true, updatedAt: true },
      orderBy: { updatedAt: "desc" },
      take: SITEMAP_LIMIT,
    });
    return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
  });
}
