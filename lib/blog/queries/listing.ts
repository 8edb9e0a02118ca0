import "server-only";

import { postSelect, toCard } from "@/lib/blog/dto";
import { POPULAR_POSTS, POPULAR_TAGS, RELATED } from "@/lib/blog/rules";
import type { BlogSearch } from "@/lib/blog/schema";
import { findPosts, PUBLIC, toConditions } from "@/lib/blog/search-conditions";
import { cached } from "@/lib/cache/cached";
import { BLOG_TAG } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";

/** Articles per page. */
const PAGE = 12;

/** One page of /blog: the articles, newest first, and how many there are. */
export async function findArticles({ search, category, tag, page }: BlogSearch) {
  const read = async () => {
    const filter = { search, category, tags: tag ? [tag] : [] };
    const span = { limit: PAGE, offset: (page - 1) * PAGE };
    const { rows, total } = await findPosts([PUBLIC, ...(await toConditions(filter))], span);
    return { articles: rows.map(toCard), total, pageCount: Math.ceil(total / PAGE) };
  };
  // The first page is requested often; search results are unbounded and not cached.
  const isFirst = !search && !category && !tag && page === 1;
  return isFirst ? cached([BLOG_TAG], ["blog-newest"], read) : read();
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

/** The articles with the highest number of views. */
export function listPopular() {
  return cached([BLOG_TAG], ["blog-popular"], async () => {
    const rows = await db.blogPost.findMany({
      where: { isPublished: true, publishedAt: { lte: new Date() } },
      select: postSelect,
      orderBy: [{ viewCount: "desc" }, { id: "desc" }],
      take: POPULAR_POSTS,
    });
    return rows.map(toCard);
  });
}

/** The newest other articles of an article's category. */
export function listRelated({ id, categoryId }: { id: number; categoryId: number }) {
  return cached([BLOG_TAG], ["blog-related", String(id), String(categoryId)], async () => {
    // The article itself may be among them (GET /api/blog/posts?categoryId=…, section 8).
    const span = { limit: RELATED + 1, offset: 0 };
    const { rows } = await findPosts([PUBLIC, ...(await toConditions({ categoryId }))], span);
    return rows
      .filter((row) => row.id !== id)
      .slice(0, RELATED)
      .map(toCard);
  });
}
