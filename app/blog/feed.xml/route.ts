import { getTranslations } from "next-intl/server";

import { renderFeed } from "@/lib/blog/feed";

// Rendered on request: a build needs no database.
export const dynamic = "force-dynamic";

export async function GET() {
  const t = await getTranslations({ locale: "en" });
  const xml = await renderFeed({ title: t("blog.title"), description: t("blog.description") });
  return new Response(xml, {
    headers: {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=300, s-maxage=300",
      "x-content-type-options": "nosniff",
    },
  });
}
