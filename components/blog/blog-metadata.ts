import type { Metadata } from "next";
import type { Locale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { BlogSearch } from "@/lib/blog/schema";
import { BRAND } from "@/lib/core/site";
import { alternateLinks, pathInLanguage } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";
import { blogHref } from "./blog-href";

/** The link to the feed of a language. */
export const feedLink = (locale: Locale) => ({
  types: {
    "application/rss+xml": [{ url: pathInLanguage("/blog/feed.xml", locale), title: BRAND }],
  },
});

/**
 * Title and canonical address of a list of articles; searches, lists in one language and links of newsletters
 * are not indexed.
 */
export async function blogMetadata(search: BlogSearch): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("blog")]);
  const { category, tag, page } = search;
  const title = tag ? t("titleOf", { topic: tag }) : t("title");
  const description = t("description");
  const alternates = alternateLinks(blogHref({ category, tag, page }), locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  const isPrivate = search.search || search.language || search.confirm || search.unsubscribe;
  return {
    title,
    description,
    alternates: { ...alternates, ...feedLink(locale) },
    openGraph: { ...openGraph, title, description, url: alternates.canonical },
    twitter: { ...twitter, title, description },
    ...(isPrivate ? { robots: { index: false, follow: true } } : {}),
    // Prevents the secret of a newsletter's link from leaking as a referrer.
    ...(search.confirm || search.unsubscribe ? { referrer: "no-referrer" } : {}),
  };
}
