import "server-only";

import { changed } from "@/lib/core/changes";
import { db } from "@/lib/core/db";

/** Tells the cached pages of articles whose time has come. Answers how many; each is told once. */
export async function announceArticles() {
  const due = await db.$queryRaw<{ slug: string }[]>`
    UPDATE blog_posts SET announced_at = now()
    WHERE is_published AND announced_at IS NULL AND published_at <= now() RETURNING slug`;
  for (const { slug } of due) changed("blog", `blog:${slug}`);
  return due.length;
}
