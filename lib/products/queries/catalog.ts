import "server-only";

import { cache } from "react";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { DomainError } from "@/lib/core/errors";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { readFromReplica } from "@/lib/db/replica";
import type { Language } from "@/lib/i18n/routing";
import { type Product, productSelect, toProduct } from "@/lib/products/dto";
import type { ProductFilter, ShopFilter } from "@/lib/products/filter-schema";
import { loadProducts } from "@/lib/products/product-loader";
import { IS_LIVE } from "@/lib/products/product-sql";
import { findIds, LIST_DEPTH } from "@/lib/products/search/product-search";
import { planQuery } from "@/lib/products/search/query-planner";
import { recordZeroResult } from "@/lib/products/search/service";
import type { LocalizedProduct } from "@/lib/products/translatable-fields";
import { translateProducts } from "@/lib/products/translate";
import { listAll, listPublic } from "./list";
import { readShopPage } from "./shop-page";

/** How many products the home page features (specification A, section 9). */
const FEATURED = 4;

/**
 * GET /api/products: what everybody may see; a seller asking for the own `sellerId` and an admin see all
 * that is not archived. `total` is the whole number. Visitors have written nothing that a replica might not have yet.
 */
export function listProducts(viewer: Viewer | null, filter: ProductFilter & Pagination) {
  const read = () => readProducts(viewer, filter);
  return viewer ? read() : readFromReplica(read);
}

async function readProducts(viewer: Viewer | null, filter: ProductFilter & Pagination) {
  const seesAll =
    viewer?.role === "admin" ||
    (viewer?.role === "seller" && filter.sellerId !== undefined && viewer.id === filter.sellerId);
  const words = await planQuery(filter.search, LIST_DEPTH);
  if (words?.isMiss && !seesAll) await recordZeroResult(filter.search);
  const { ids, total } = await (seesAll ? listAll(filter, words) : listPublic(filter, words));
  return { rows: await loadProducts(ids), total };
}

const loadIn = async (locale: Language, ids: number[]) =>
  translateProducts(locale, await loadProducts(ids));

const readLive = cache((id: number, locale: Language) =>
  cached([`product:${id}`], ["product", String(id), locale], async () => {
    const row = await db.product.findFirst({
      where: { id, isActive: true, moderationStatus: "approved", archivedAt: null },
      select: productSelect,
    });
    if (!row) return null;
    const [product = null] = await translateProducts(locale, [toProduct(row, new Date())]);
    return product;
  }),
);

/** A product as everybody sees it on its page in one language, or null. Cached until it changes. */
export async function getProduct(id: number, locale: Language): Promise<LocalizedProduct | null> {
  return id === 0 ? null : readLive(id, locale);
}

/** The live products among `ids`, in that order and in the page's language; the others are left out. */
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
 * GET /api/products/{id}: hidden ones only for their seller and admins.
 * @throws DomainError notFound
 */
export async function getProductFor(viewer: Viewer | null, id: number): Promise<Product> {
  const row =
    id > 0
      ? await db.product.findFirst({ where: { id, archivedAt: null }, select: productSelect })
      : null;
  const isLive = row?.isActive && row.moderationStatus === "approved";
  const mayAnyway = viewer?.role === "admin" || (row && viewer?.id === row.sellerId);
  if (!row || !(isLive || mayAnyway)) throw new DomainError("notFound", "productNotFound");
  return toProduct(row, new Date());
}

/** A product that is not public, for its seller and admins, in one language; null for everyone else. */
export async function getProductPreview(
  viewer: Viewer | null,
  id: number,
  locale: Language,
): Promise<LocalizedProduct | null> {
  const row =
    viewer && id > 0
      ? await db.product.findFirst({
          where: {
            id,
            archivedAt: null,
            ...(viewer.role === "admin" ? {} : { sellerId: viewer.id }),
          },
          select: productSelect,
        })
      : null;
  if (!row) return null;
  const [product = null] = await translateProducts(locale, [toProduct(row, new Date())]);
  return product;
}

/** Whether everybody may know of a product. */
export async function isLiveProduct(id: number): Promise<boolean> {
  const where = { id, isActive: true, moderationStatus: "approved", archivedAt: null } as const;
  return (await db.product.count({ where })) > 0;
}

/** What hangs on a product is not found where the product is not. @throws DomainError notFound */
export async function requireLiveProduct(id: number) {
  if (!(await isLiveProduct(id))) throw new DomainError("notFound", "productNotFound");
}

/**
 * One page of /shop: the products, their minimum count and the count of their sellers, the result counts of each further
 * filter, and how the search was answered (null without one). Only combinations of finite filters are cached: free text,
 * prices and sellers are unbounded.
 */
export async function getShopPage(filter: ShopFilter, locale: Language) {
  const { list, facets, match, pages } = await readShopPage(filter);
  const { ids, ...counted } = list;
  const products = await loadIn(locale, ids);
  return { ...counted, products, facets, match, page: filter.page, pages };
}

/** The first products of the list, for the home page. */
export async function listFeatured(locale: Language): Promise<LocalizedProduct[]> {
  return cached(["catalog"], ["featured", locale], async () => {
    const newest = { where: IS_LIVE, sort: "newest", words: null } as const;
    return loadIn(locale, await findIds(newest, { limit: FEATURED, offset: 0 }));
  });
}

/** Up to four other products of the same category, best sold first. */
export async function listRelated(product: Pick<Product, "id" | "categorySlug">, locale: Language) {
  return cached(["catalog"], ["related", String(product.id), locale], async () => {
    const where = Prisma.sql`${IS_LIVE} AND p.category = ${product.categorySlug}::"Category" AND p.id <> ${product.id}`;
    const best = { where, sort: "popular", words: null } as const;
    return loadIn(locale, await findIds(best, { limit: 4, offset: 0 }));
  });
}

/** The newest product that tells of its maker, for the home page; null while there is none. */
export async function getArtisanStory(locale: Language) {
  return cached(["catalog"], ["artisan", locale], async () => {
    const where = Prisma.sql`${IS_LIVE} AND p.artisan_bio IS NOT NULL`;
    const newest = { where, sort: "newest", words: null } as const;
    return (await loadIn(locale, await findIds(newest, { limit: 1, offset: 0 })))[0] ?? null;
  });
}

/** The most addresses one sitemap may hold (sitemaps.org). */
const SITEMAP_LIMIT = 49_000;

/** What search engines may know of: the live products, lately changed first; `updatedAt` is ISO 8601. */
export function listSitemapProducts() {
  return cached(["catalog"], ["sitemap"], async () => {
    const rows = await db.product.findMany({
      where: { isActive: true, moderationStatus: "approved", archivedAt: null },
      select: { id: true, updatedAt: true },
      orderBy: { updatedAt: "desc" },
      take: SITEMAP_LIMIT,
    });
    return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
  });
}
