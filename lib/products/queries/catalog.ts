import "server-only";

import { cache } from "react";
import { Prisma } from "@/generated/prisma/client";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { CATALOG_TAG, productTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { readFromReplica } from "@/lib/db/replica";
import type { Language } from "@/lib/i18n/routing";
import { type Product, productSelect, type Row, toProduct } from "@/lib/products/dto";
import type { ProductFilter, ShopFilter } from "@/lib/products/filter-schema";
import { loadProducts } from "@/lib/products/product-loader";
import { IS_LIVE } from "@/lib/products/product-sql";
import { requireVisible } from "@/lib/products/require-visible";
import { findIds, LIST_DEPTH } from "@/lib/products/search/execute";
import { resolveSearch } from "@/lib/products/search/resolve";
import { recordZeroResult } from "@/lib/products/search/service";
import type { LocalizedProduct, ProductOfPage } from "@/lib/products/translatable-fields";
import { translateForPage, translateProducts } from "@/lib/products/translate";
import { addVariants, type ProductVariants } from "@/lib/products/variants/queries";
import { listAll, listPublic } from "./list";
import { readShopPage } from "./shop-page";

/** Number of featured products on the home page (specification A, section 9). */
const FEATURED = 4;

/**
 * Returns one page of GET /api/products. Sellers who filter by their `sellerId`, and admins, see all products that are
 * not archived; other callers see public ones. `total` is exact. Anonymous requests read from a replica: they have no
 * writes that it might lack.
 */
export function listProducts(viewer: Viewer | null, filter: ProductFilter & Pagination) {
  const read = () => readProducts(viewer, filter);
  return viewer ? read() : readFromReplica(read);
}

async function readProducts(viewer: Viewer | null, filter: ProductFilter & Pagination) {
  const seesAll =
    isAdmin(viewer) ||
    (viewer?.role === "seller" && filter.sellerId !== undefined && viewer.id === filter.sellerId);
  const search = await resolveSearch(filter.search, LIST_DEPTH);
  if (search?.isMiss && !seesAll) await recordZeroResult(filter.search);
  const { ids, total } = await (seesAll ? listAll(filter, search) : listPublic(filter, search));
  return { rows: await loadProducts(ids), total };
}

const loadIn = async (locale: Language, ids: number[]) =>
  translateProducts(locale, await loadProducts(ids));

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
  return loadIn(
    locale,
    ids.filter((id) => live.has(id)),
  );
}

/**
 * Returns a product of GET /api/products/{id}; non-public ones only for their seller and admins.
 * @throws DomainError notFound
 */
export async function getProductFor(viewer: Viewer | null, id: number) {
  const row =
    id > 0
      ? await db.product.findFirst({ where: { id, archivedAt: null }, select: productSelect })
      : null;
  return addVariants(toProduct(requireVisible(viewer, row), new Date()));
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

/**
 * Returns one page of /shop: products, total and seller count (exact unless `hasMore`), facet counts, and how the search
 * matched (null without a search) with its price words. Only combinations of finite filters are cached across requests: free text, prices
 * and sellers are unbounded.
 */
export async function getShopPage(filter: ShopFilter, locale: Language) {
  const { list, ...page } = await readShopPage(filter);
  const { ids, ...counts } = list;
  const products = await loadIn(locale, ids);
  return { ...counts, ...page, products, page: filter.page };
}

/** Returns the newest products for the home page. */
export async function listFeatured(locale: Language): Promise<LocalizedProduct[]> {
  return cached([CATALOG_TAG], ["featured", locale], async () => {
    const newest = { where: IS_LIVE, sort: "newest", plan: null } as const;
    return loadIn(locale, await findIds(newest, { limit: FEATURED, offset: 0 }));
  });
}

/** Returns up to four other products of the same category, best-selling first. */
export async function listRelated(product: Pick<Product, "id" | "categorySlug">, locale: Language) {
  return cached([CATALOG_TAG], ["related", String(product.id), locale], async () => {
    const where = Prisma.sql`${IS_LIVE} AND p.category = ${product.categorySlug}::"Category" AND p.id <> ${product.id}`;
    const best = { where, sort: "popular", plan: null } as const;
    return loadIn(locale, await findIds(best, { limit: 4, offset: 0 }));
  });
}

/** Returns the newest product with a text about its artisan, for the home page, or null. */
export async function getArtisanStory(locale: Language) {
  return cached([CATALOG_TAG], ["artisan", locale], async () => {
    const where = Prisma.sql`${IS_LIVE} AND p.artisan_bio IS NOT NULL`;
    const newest = { where, sort: "newest", plan: null } as const;
    return (await loadIn(locale, await findIds(newest, { limit: 1, offset: 0 })))[0] ?? null;
  });
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
