import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { cached } from "@/lib/cache/cached";
import { reportTags } from "@/lib/cache/page-reads.mjs";
import { FORUM_TAG } from "@/lib/cache/tags";
import { excerpt } from "@/lib/core/markdown-plain-text";
import { parsePagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { type FullPost, fullPostSelect, postSelect, toFullPost, toPost } from "@/lib/forum/dto";
import { POST_PAGE } from "@/lib/forum/rules";
import { type ForumSearch, postQuerySchema } from "@/lib/forum/schema";
import { textQuery } from "@/lib/search/tsquery";
import { limitForumReads } from "./limiter";

const POST_ORDER = [{ isPinned: "desc" }, { createdAt: "desc" }, { id: "desc" }] as const;

/** Returns the posts of GET /api/forum/posts: pinned first, then newest; hidden ones are excluded. @throws ZodError */
export async function listPosts(search: URLSearchParams) {
  const { limit, offset } = parsePagination(search);
  const { categoryId } = postQuerySchema.parse(Object.fromEntries(search));
  const where = { hiddenAt: null, ...(categoryId ? { categoryId } : {}) };
  const [rows, total] = await limitForumReads(() =>
    Promise.all([
      db.forumPost.findMany({
        where,
        select: postSelect,
        orderBy: [...POST_ORDER],
        take: limit,
        skip: offset,
      }),
      db.forumPost.count({ where }),
    ]),
  );
  return { rows: rows.map(toPost), total };
}

/** Post in a list, with a plain text preview. */
export type ListedPost = ReturnType<typeof toListed>;

function toListed({ content, ...post }: FullPost) {
  return { ...post, preview: excerpt(content) };
}

/**
 * Returns one page of public posts, by category, by language and by all words of a search, in any spelling. `hasOlder`:
 * there is a next page.
 */
export async function findPosts({ q, ...filter }: ForumSearch) {
  reportTags([FORUM_TAG]);
  const query = q ? await textQuery(q) : null;
  if (q && !query) return { posts: [], hasOlder: false };
  const ids = await findIds(query, filter);
  const rows = await db.forumPost.findMany({
    where: { id: { in: ids.slice(0, POST_PAGE) } },
    select: fullPostSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, toListed(toFullPost(row))]));
  const posts = ids.flatMap((id) => byId.get(id) ?? []);
  return { posts, hasOlder: ids.length > POST_PAGE };
}

/** Reads one id more than a page to detect a next page, which is cheaper than a count. */
async function findIds(query: string | null, { category, language, page }: Omit<ForumSearch, "q">) {
  const conditions = [
    Prisma.sql`hidden_at IS NULL`,
    ...(category ? [Prisma.sql`category_id = ${category}`] : []),
    ...(language ? [Prisma.sql`locale = ${language}`] : []),
    ...(query ? [Prisma.sql`search_words(search_text) @@ ${query}::tsquery`] : []),
  ];
  const limit = Prisma.sql`ORDER BY is_pinned DESC, created_at DESC, id DESC
    LIMIT ${POST_PAGE + 1} OFFSET ${(page - 1) * POST_PAGE}`;
  // Forces the word index first: in list order, every text without the words would be read.
  const rows = await (query
    ? sql.query<{ id: number }[]>`
        WITH found AS MATERIALIZED (
          SELECT id, is_pinned, created_at FROM forum_posts WHERE ${Prisma.join(conditions, " AND ")})
        SELECT id FROM found ${limit}`
    : sql.query<{ id: number }[]>`
        SELECT id FROM forum_posts WHERE ${Prisma.join(conditions, " AND ")} ${limit}`);
  return rows.map(({ id }) => id);
}

/** Maximum posts in the sitemap. */
const SITEMAP_LIMIT = 5_000;

/** Returns the newest posts for the sitemap. */
export function listSitemapPosts() {
  return cached([FORUM_TAG], ["sitemap-posts"], async () => {
    const rows = await db.forumPost.findMany({
      where: { hiddenAt: null },
      select: { id: true },
      orderBy: { id: "desc" },
      take: SITEMAP_LIMIT,
    });
    return rows.map(({ id }) => id);
  });
}
