import type { MetadataRoute } from "next";

import { CATEGORY_SLUGS } from "@/lib/catalog/categories";
import { listSitemapProducts } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env.mjs";

// Made when it is asked for: a build needs no database.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const products = await listSitemapProducts();
  const pages = ["/", "/shop", ...CATEGORY_SLUGS.map((slug) => `/shop?category=${slug}`)];
  return [
    ...pages.map((path) => ({ url: `${env.APP_URL}${path}` })),
    ...products.map(({ id, updatedAt }) => ({
      url: `${env.APP_URL}/product/${id}`,
      lastModified: updatedAt,
    })),
  ];
}
