import "server-only";

import { createHash } from "node:crypto";
import { hasLocale, type Locale } from "next-intl";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { DomainError } from "@/lib/core/errors";
import { parseId } from "@/lib/core/validation/text";
import { routing } from "@/lib/i18n/routing";
import type { Product } from "@/lib/products/dto";
import { getProduct } from "@/lib/products/queries/products";
import {
  getStore,
  getStoreProductPage,
  type Store,
  type StoreProductPage,
} from "@/lib/storefronts/queries";
import { brandCard } from "./brand-card";
import { productCard } from "./product-card";
import { render } from "./render";
import { storeCard } from "./store-card";

/** Increased when the drawing changes, to invalidate cached previews. */
const DRAWING = 1;

/** Hash of everything that a product's preview shows. */
export function previewVersion(product: Product) {
  const { title, price, imageUrl, category, collection, seller, averageRating } = product;
  const cacheParams = [
    title,
    price,
    imageUrl,
    category,
    collection,
    sellerNameOf(seller),
    averageRating,
  ];
  return hash([DRAWING, ...cacheParams, product.totalReviews]);
}

/** Hash of everything that a store's preview shows. */
export function storeVersionOf(store: Store, page: StoreProductPage) {
  const { storeName, tagline, location, primaryColor, logoImageUrl } = store;
  const { totalProducts, averageRating, totalReviews, products } = page;
  const figures = [totalProducts, averageRating, totalReviews, products[0]?.categorySlug];
  return hash([DRAWING, storeName, tagline, location, primaryColor, logoImageUrl, ...figures]);
}

/** The version of the brand's preview. */
export const BRAND_VERSION = hash([DRAWING, "brand"]);

function hash(values: unknown[]) {
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 10);
}

/** A preview and its version, which can be cached without a limit. */
export type Card = { png: Buffer; version: string };

/**
 * GET /api/og/product/{id}: the link preview of a public product.
 * @throws DomainError notFound, unavailable (too many at once)
 */
export async function getProductCard(id: string, lang: string | null): Promise<Card> {
  const locale = toLocale(lang);
  const product = await getProduct(parseId(id), locale);
  if (!product) throw new DomainError("notFound", "productNotFound");
  const version = previewVersion(product);
  const key = `product:${product.id}:${locale}:${version}`;
  return { version, png: await render(key, (fonts) => productCard(product, locale, fonts)) };
}

/**
 * GET /api/og/store/{urlSlug}: the link preview of a published store.
 * @throws DomainError notFound, unavailable (too many at once)
 */
export async function getStoreCard(urlSlug: string, lang: string | null): Promise<Card> {
  const locale = toLocale(lang);
  const store = await getStore(urlSlug, locale);
  if (!store) throw new DomainError("notFound", "storeNotFound");
  const page = await getStoreProductPage(store.sellerId, locale);
  const version = storeVersionOf(store, page);
  const key = `store:${urlSlug}:${locale}:${version}`;
  return { version, png: await render(key, (fonts) => storeCard(store, page, locale, fonts)) };
}

/** GET /api/og/brand: the link preview of all other public pages. */
export async function getBrandCard(lang: string | null): Promise<Card> {
  const locale = toLocale(lang);
  const png = await render(`brand:${locale}`, (fonts) => brandCard(locale, fonts));
  return { version: BRAND_VERSION, png };
}

function toLocale(lang: string | null): Locale {
  return hasLocale(routing.locales, lang) ? lang : routing.defaultLocale;
}
