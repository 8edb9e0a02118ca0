import type { MetadataRoute } from "next";

import { env } from "@/lib/core/env.mjs";

const PRIVATE = [
  "/api/",
  "/cart",
  "/checkout",
  "/orders",
  "/profile",
  "/wishlist",
  "/login",
  "/register",
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: ["/", "/api/og/"], disallow: PRIVATE },
    sitemap: `${env.APP_URL}/sitemap.xml`,
  };
}
