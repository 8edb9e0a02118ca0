import "server-only";

import { reportTags } from "@/lib/cache/page-reads.mjs";
import { BLOG_TAG, type CacheTag, DIRECTORY_TAG, FORUM_TAG, STORIES_TAG } from "@/lib/cache/tags";
import { excerpt } from "@/lib/core/markdown-plain-text";
import { sql } from "@/lib/db/sql";
import { toLocale } from "@/lib/i18n/locales.mjs";
import { type Language, routing } from "@/lib/i18n/routing";
import { textQuery } from "./tsquery";

/** Search result other than a product. */
export type SiteSearchResult = {
  kind: SiteSearchKind;
  id: number;
  title: string;
  text: string;
  /** The language of title and text; null if it is unknown. */
  locale: Language | null;
  href: string;
};
export type SiteSearchKind = "business" | "article" | "post" | "story";

/** A hidden result disappears at once; a new one may appear a minute later on a shared page. */
const TAGS: Record<SiteSearchKind, CacheTag> = {
  business: DIRECTORY_TAG,
  article: BLOG_TAG,
  post: FORUM_TAG,
  story: STORIES_TAG,
};

/** Maximum results per kind. */
const NAMED = 3;

/** Maximum characters of a text that are read for its excerpt. */
const EXCERPT = 160;

type Row = {
  kind: SiteSearchKind;
  id: number;
  title: string;
  text: string;
  slug: string | null;
  locale: string | null;
};

/**
 * Returns up to three matches each of the directory, the blog, the forum and the customer stories: verified businesses
 * first, otherwise newest first. Articles are in the given language, if they have been translated. One round trip; each kind uses its own word index.
 */
export async function searchSite(
  search: string,
  locale: Language = routing.defaultLocale,
): Promise<SiteSearchResult[]> {
  const query = await textQuery(search);
  if (!query) return [];
  const rows = await sql.query<Row[]>`
    (SELECT 'business' AS kind, id, name AS title, left(description, ${EXCERPT}::int) AS text, NULL AS slug, NULL AS locale
      FROM businesses
      WHERE is_active AND search_words(search_text) @@ ${query}::tsquery
      ORDER BY is_verified DESC, id DESC LIMIT ${NAMED}::int)
    UNION ALL
    (SELECT 'article', b.id, coalesce(t.title, b.title), coalesce(t.excerpt, b.excerpt), b.slug,
        coalesce(t.locale, b.locale)
      FROM blog_posts b
      LEFT JOIN blog_post_translations t ON t.post_id = b.id AND t.locale = ${locale} AND b.locale <> t.locale
      WHERE b.is_published AND b.published_at <= now() AND search_words(b.search_text) @@ ${query}::tsquery
      ORDER BY b.published_at DESC, b.id DESC LIMIT ${NAMED}::int)
    UNION ALL
    (SELECT 'post', id, title, left(content, ${EXCERPT}::int), NULL, locale FROM forum_posts
      WHERE hidden_at IS NULL AND search_words(search_text) @@ ${query}::tsquery
      ORDER BY created_at DESC, id DESC LIMIT ${NAMED}::int)
    UNION ALL
    (SELECT 'story', id, title, left(content, ${EXCERPT}::int), NULL, locale FROM customer_stories
      WHERE status = 'approved' AND hidden_at IS NULL AND search_words(search_text) @@ ${query}::tsquery
      ORDER BY created_at DESC, id DESC LIMIT ${NAMED}::int)`;
  reportTags(new Set(rows.map(({ kind }) => TAGS[kind])));
  return rows.map(({ slug, ...row }) => ({
    ...row,
    locale: row.locale === null ? null : toLocale(row.locale),
    text: excerpt(row.text),
    href: hrefOf(row.kind, row.id, slug),
  }));
}

function hrefOf(kind: SiteSearchKind, id: number, slug: string | null): string {
  switch (kind) {
    case "business":
      return `/business-directory?business=${id}`;
    case "article":
      return `/blog/${slug}`;
    case "post":
      return `/community/post/${id}`;
    case "story":
      return "/community?tab=stories";
  }
}
