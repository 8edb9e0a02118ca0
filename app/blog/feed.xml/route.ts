import type { NextRequest } from "next/server";
import { getTranslations } from "next-intl/server";

import { renderFeed } from "@/lib/blog/feed";
import { toLocale } from "@/lib/i18n/locales.mjs";

// Rendered on request: a build needs no database.
export const dynamic = "force-dynamic";

export async function GET({ nextUrl }: NextRequest) {
  const locale = toLocale(nextUrl.searchParams.get("lang") ?? undefined);
  const t = await getTranslations({ locale, namespace: "blog" });
  const xml = await renderFeed(locale, { title: t("title"), description: t("description") });
  const headers = {
    "content-type": "application/rss+xml; charset=utf-8",
    "cache-control": "public, max-age=300, s-maxage=300",
    "x-content-type-options": "nosniff",
  };
  return new Response(xml, { headers });
}
