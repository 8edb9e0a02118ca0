import type { MetadataRoute } from "next";

import { CATEGORY_SLUGS } from "@/lib/catalog/categories";
import { listSitemapProducts } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env.mjs";
import { listSitemapSellers } from "@/lib/sellers/queries";
import { listSitemapStores } from "@/lib/storefronts/queries";

// Made when it is asked for: a build needs no database.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [products, stores, sellers] = await Promise.all([
    listSitemapProducts(),
    listSitemapStores(),
    listSitemapSellers(),
  ]);
  const pages = [
    "/",
    "/shop",
    "/contact",
    ...CATEGORY_SLUGS.map((slug) => `/shop?category=${slug}`),
  ];
  return [
    ...pages.map((path) => ({ url: `${env.APP_URL}${path}` })),
    ...stores.map(({ urlSlug, updatedAt }) => ({
      url: `${env.APP_URL}/store/${urlSlug}`,
      lastModified: updatedAt,
    })),
    ...sellers.map((id) => ({ url: `${env.APP_URL}/seller/${id}` })),
    ...products.map(({ id, updatedAt }) => ({
      url: `${env.APP_URL}/product/${id}`,
      lastModified: updatedAt,
    })),
  ];
}
