import "server-only";

import { cache } from "react";
import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { CATALOG_TAG, STORES_TAG, sellerTag, storeTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { byLocale } from "@/lib/i18n/languages";
import type { Language } from "@/lib/i18n/routing";
import type { Product } from "@/lib/products/dto";
import { PAGE_SIZE } from "@/lib/products/filters/schema";
import { IS_LIVE } from "@/lib/products/product-sql";
import { listProductsByIds } from "@/lib/products/queries/products";
import { findTranslatedTitles } from "@/lib/products/translate";
import { reviewSelect, toReview } from "@/lib/reviews/dto";
import { findIds } from "@/lib/search/execute";
import { listShopTexts, localize } from "@/lib/sellers/queries/translations";
import { defaultStorefront, type StoreFigures, storefrontSelect, toStorefront } from "./dto";
import { isSlug } from "./rules";

/** Maximum number of reviews on a store's page. */
const REVIEWS = 20;

async function countFigures(sellerId: number): Promise<StoreFigures> {
  // Reviews of products that are no longer sold still count: a seller cannot remove them by deleting the product.
  const [row] = await sql.query<{ live: number; reviews: number; points: number }[]>`
    SELECT count(*) FILTER (WHERE ${IS_LIVE})::int AS live, coalesce(sum(p.rating_count), 0)::float8 AS reviews,
      coalesce(sum(p.rating_sum), 0)::float8 AS points
    FROM products p WHERE p.seller_id = ${sellerId}`;
  const { live = 0, reviews = 0, points = 0 } = row ?? {};
  const averageRating = reviews === 0 ? 0 : Math.round((points / reviews) * 10) / 10;
  return { totalProducts: live, averageRating, totalReviews: reviews };
}

/** GET /api/seller/storefront: the seller's own, published or not; the defaults if it was never saved. */
export async function getStorefront({ id: sellerId }: Viewer) {
  const [row, figures, seller, rows] = await Promise.all([
    db.storefront.findUnique({ where: { sellerId }, select: storefrontSelect }),
    countFigures(sellerId),
    db.user.findUniqueOrThrow({
      where: { id: sellerId },
      select: { username: true, city: true, country: true, locale: true },
    }),
    listShopTexts(sellerId),
  ]);
  const translations = byLocale(rows);
  if (row) return { ...toStorefront(row, figures), translations };
  const { username: storeName, locale } = seller;
  const { totalProducts, averageRating } = figures;
  const location = [seller.city, seller.country].filter(Boolean).join(", ") || null;
  const defaults = defaultStorefront({ storeName, location, locale });
  return { ...defaults, translations, totalProducts, averageRating };
}

const readStore = cache((urlSlug: string, locale: Language) =>
  cached([storeTag(urlSlug)], ["store", urlSlug, locale], async () => {
    const row = await db.storefront.findFirst({
      where: { urlSlug, seller: { role: "seller", disabledAt: null } },
      select: { ...storefrontSelect, seller: { select: { createdAt: true } } },
    });
    if (!row) return null;
    const { seller, ...storefront } = row;
    // The figures change with the products, so both are read together.
    const { totalProducts: _, averageRating: __, ...store } = toStorefront(storefront, NO_FIGURES);
    const rows = await listShopTexts(row.sellerId);
    const tagline = localize(
      { text: store.tagline, locale: store.locale },
      locale,
      rows,
      "tagline",
    );
    const { text: description, ...languages } = localize(
      { text: store.description, locale: store.locale },
      locale,
      rows,
      "description",
    );
    return {
      ...store,
      ...languages,
      description,
      tagline: tagline.text,
      taglineLocale: tagline.locale,
      sellerId: row.sellerId,
      sellerSince: seller.createdAt.toISOString(),
    };
  }),
);

const NO_FIGURES: StoreFigures = { totalProducts: 0, averageRating: 0, totalReviews: 0 };

/**
 * A store without its products, in the language of the page where it has been translated; `locale` is that of its
 * description. `sellerSince` is ISO 8601.
 */
export type Store = NonNullable<Awaited<ReturnType<typeof readStore>>>;

/** Returns a public store in one language, or null. Cached until it changes. */
export async function getStore(urlSlug: string, locale: Language): Promise<Store | null> {
  const store = isSlug(urlSlug) ? await readStore(urlSlug, locale) : null;
  return store?.isPublished ? store : null;
}

/** Returns the same as `getStore`, and to its owner also the draft. */
export async function getStoreFor(
  viewer: Viewer | null,
  urlSlug: string,
  locale: Language,
): Promise<Store | null> {
  const store = isSlug(urlSlug) ? await readStore(urlSlug, locale) : null;
  const isOwner = store !== null && viewer?.id === store.sellerId;
  return store?.isPublished || isOwner ? store : null;
}

/** Public products of a store: its newest products, their number, and their ratings. */
export type StoreProductPage = StoreFigures & { products: Product[] };

/** Products of one seller, in the page's language; at most one page. Cached until the catalogue changes. */
export function getStoreProductPage(sellerId: number, locale: Language): Promise<StoreProductPage> {
  const key = ["store-products", String(sellerId), locale];
  return cached([CATALOG_TAG, sellerTag(sellerId)], key, async () => {
    const where = Prisma.sql`${IS_LIVE} AND p.seller_id = ${sellerId}`;
    const [figures, ids] = await Promise.all([
      countFigures(sellerId),
      findIds({ where, sort: "newest", plan: null }, { limit: PAGE_SIZE, offset: 0 }),
    ]);
    return { ...figures, products: await listProductsByIds(ids, locale) };
  });
}

/** The newest reviews of a seller's products, each with the product's title in one language. */
export function listStoreReviews(sellerId: number, locale: Language) {
  return cached(
    [CATALOG_TAG, sellerTag(sellerId)],
    ["store-reviews", String(sellerId), locale],
    async () => {
      const rows = await db.review.findMany({
        where: { hiddenAt: null, product: { sellerId } },
        select: { ...reviewSelect, product: { select: { title: true } } },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: REVIEWS,
      });
      const titles = await findTranslatedTitles(
        locale,
        rows.map(({ productId }) => productId),
      );
      return rows.map(({ product, ...row }) => ({
        ...toReview(row),
        productTitle: titles.get(row.productId) ?? product.title,
      }));
    },
  );
}

/** Stores for search engines: published ones of sellers with an account; `updatedAt` is ISO 8601. */
export function listSitemapStores() {
  return cached([STORES_TAG], ["sitemap-stores"], async () => {
    const rows = await db.storefront.findMany({
      where: { isPublished: true, seller: { role: "seller", disabledAt: null } },
      select: { urlSlug: true, updatedAt: true },
      orderBy: { updatedAt: "desc" },
      take: 1_000,
    });
    return rows.map(({ urlSlug, updatedAt }) => ({ urlSlug, updatedAt: updatedAt.toISOString() }));
  });
}
