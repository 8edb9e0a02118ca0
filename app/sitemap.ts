import type { MetadataRoute } from "next";
import { listSitemapArticles } from "@/lib/blog/queries/posts";
import { env } from "@/lib/core/env.mjs";
import { listSitemapPosts } from "@/lib/forum/queries/posts";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import { listSitemapProducts } from "@/lib/products/queries/products";
import { listSitemapSellers } from "@/lib/sellers/queries/sellers";
import { listSitemapStores } from "@/lib/storefronts/queries";

// Rendered on request: a build needs no database.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [products, stores, sellers, articles, posts] = await Promise.all([
    listSitemapProducts(),
    listSitemapStores(),
    listSitemapSellers(),
    listSitemapArticles(),
    listSitemapPosts(),
  ]);
  const pages = [
    "/",
    "/shop",
    "/contact",
    "/how-it-works",
    "/faq",
    "/shipping",
    "/returns",
    "/privacy-policy",
    "/terms-and-conditions",
    "/disclaimer",
    "/business-directory",
    "/add-business",
    "/community",
    "/blog",
    "/become-seller",
    "/subscription-plans",
    "/wholesale-application",
    "/holiday-stores",
    "/marketplace-map",
    "/purchase-heatmap",
    "/events",
    ...CATEGORY_SLUGS.map((slug) => `/shop?category=${slug}`),
  ];
  return [
    ...pages.map((path) => ({ url: `${env.APP_URL}${path}` })),
    ...stores.map(({ urlSlug, updatedAt }) => ({
      url: `${env.APP_URL}/store/${urlSlug}`,
      lastModified: updatedAt,
    })),
    ...sellers.map((id) => ({ url: `${env.APP_URL}/seller/${id}` })),
    ...articles.map(({ slug, updatedAt }) => ({
      url: `${env.APP_URL}/blog/${slug}`,
      lastModified: updatedAt,
    })),
    ...posts.map((id) => ({ url: `${env.APP_URL}/community/post/${id}` })),
    ...products.map(({ id, updatedAt }) => ({
      url: `${env.APP_URL}/product/${id}`,
      lastModified: updatedAt,
    })),
  ];
}
