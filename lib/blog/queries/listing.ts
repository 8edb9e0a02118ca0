import "server-only";

import { postSelect, toCard, toPost } from "@/lib/blog/dto";
import { POPULAR_POSTS, POPULAR_TAGS, RELATED } from "@/lib/blog/rules";
import type { BlogSearch } from "@/lib/blog/schema";
import { findPosts, PUBLIC, toConditions } from "@/lib/blog/search-conditions";
import { translatePosts } from "@/lib/blog/translate";
import { cached } from "@/lib/cache/cached";
import { reportTags } from "@/lib/cache/page-reads.mjs";
import { BLOG_TAG } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { Language } from "@/lib/i18n/routing";

/** Articles per page. */
const PAGE = 12;

type Row = Parameters<typeof toPost>[0];

const toCards = async (locale: Language, rows: Row[]) =>
  (await translatePosts(locale, rows.map(toPost))).map(toCard);

/**
 * One page of /blog: the articles, newest first, and how many there are. They are in the language that the list is
 * filtered by, otherwise in that of the page.
 */
export async function findArticles(
  { search, category, language, tag, page }: BlogSearch,
  locale: Language,
) {
  reportTags([BLOG_TAG]);
  const read = async () => {
    const filter = { search, category, language, tags: tag ? [tag] : [] };
    const span = { limit: PAGE, offset: (page - 1) * PAGE };
    const { rows, total } = await findPosts([PUBLIC, ...(await toConditions(filter))], span);
    const articles = await toCards(language ?? locale, rows);
    return { articles, total, pageCount: Math.ceil(total / PAGE) };
  };
  // The first page is requested often; search results are unbounded and not cached.
  const isFirst = !search && !category && !language && !tag && page === 1;
  return isFirst ? cached([BLOG_TAG], ["blog-newest", locale], read) : read();
}

/** The tags with the highest number of articles, in descending order. */
export function listPopularTags() {
  return cached([BLOG_TAG], ["blog-tags"], async () => {
    const rows = await sql.query<{ tag: string }[]>`
      SELECT tag FROM blog_posts b, unnest(b.tags) AS tag WHERE ${PUBLIC}
      GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${POPULAR_TAGS}`;
    return rows.map(({ tag }) => tag);
  });
}

/** The articles with the highest number of views, in one language. */
export function listPopular(locale: Language) {
  return cached([BLOG_TAG], ["blog-popular", locale], async () => {
    const rows = await db.blogPost.findMany({
      where: { isPublished: true, publishedAt: { lte: new Date() } },
      select: postSelect,
      orderBy: [{ viewCount: "desc" }, { id: "desc" }],
      take: POPULAR_POSTS,
    });
    return toCards(locale, rows);
  });
}

type Related = { id: number; categoryId: number };

/** The newest other articles of an article's category, in one language. */
export function listRelated({ id, categoryId }: Related, locale: Language) {
  const key = ["blog-related", String(id), String(categoryId), locale];
  return cached([BLOG_TAG], key, async () => {
    // The article itself may be among them (GET /api/blog/posts?categoryId=…, section 8).
    const span = { limit: RELATED + 1, offset: 0 };
    const { rows } = await findPosts([PUBLIC, ...(await toConditions({ categoryId }))], span);
    return toCards(locale, rows.filter((row) => row.id !== id).slice(0, RELATED));
  });
}
