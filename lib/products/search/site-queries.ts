import "server-only";

import { excerpt } from "@/lib/core/markdown-plain-text";
import { sql } from "@/lib/db/sql";
import { textQuery } from "./tsquery";

/** Search result other than a product. */
export type SiteSearchResult = {
  kind: SiteSearchKind;
  id: number;
  title: string;
  text: string;
  href: string;
};
export type SiteSearchKind = "business" | "article" | "post" | "story";

/** Maximum results per kind. */
const NAMED = 3;

/** Maximum characters of a text that are read for its excerpt. */
const EXCERPT = 160;

type Row = { kind: SiteSearchKind; id: number; title: string; text: string; slug: string | null };

/**
 * Returns up to three matches each of the directory, the blog, the forum and the customer stories: verified businesses
 * first, otherwise newest first. One round trip; each kind uses its own word index.
 */
export async function searchSite(search: string): Promise<SiteSearchResult[]> {
  const query = await textQuery(search);
  if (!query) return [];
  const rows = await sql.query<Row[]>`
    (SELECT 'business' AS kind, id, name AS title, left(description, ${EXCERPT}::int) AS text, NULL AS slug FROM businesses
      WHERE is_active AND search_words(search_text) @@ ${query}::tsquery
      ORDER BY is_verified DESC, id DESC LIMIT ${NAMED}::int)
    UNION ALL
    (SELECT 'article', id, title, excerpt, slug FROM blog_posts
      WHERE is_published AND published_at <= now() AND search_words(search_text) @@ ${query}::tsquery
      ORDER BY published_at DESC, id DESC LIMIT ${NAMED}::int)
    UNION ALL
    (SELECT 'post', id, title, left(content, ${EXCERPT}::int), NULL FROM forum_posts
      WHERE hidden_at IS NULL AND search_words(search_text) @@ ${query}::tsquery
      ORDER BY created_at DESC, id DESC LIMIT ${NAMED}::int)
    UNION ALL
    (SELECT 'story', id, title, left(content, ${EXCERPT}::int), NULL FROM customer_stories
      WHERE status = 'approved' AND hidden_at IS NULL AND search_words(search_text) @@ ${query}::tsquery
      ORDER BY created_at DESC, id DESC LIMIT ${NAMED}::int)`;
  return rows.map(({ slug, ...row }) => ({
    ...row,
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
