import { randomUUID } from "node:crypto";

import { NextRequest } from "next/server";

import { GET } from "@/app/api/blog/posts/[slug]/route";
import type { ArticleInput } from "@/lib/blog/admin-schema";
import { publishArticle } from "@/lib/blog/service/publish";
import { saveArticle } from "@/lib/blog/service/save";
import { db } from "@/lib/db/client";
import { createUser } from "./factories";

/** Returns the id of a blog category. */
export async function categoryOf(slug: string) {
  return (await db.blogCategory.findUniqueOrThrow({ where: { slug } })).id;
}

/** Returns the input of a new article with a unique slug. */
export async function articleInput(of: Partial<ArticleInput> = {}): Promise<ArticleInput> {
  const unique = randomUUID().slice(0, 8);
  return {
    seen: null,
    title: `Coffee on Cedar Avenue ${unique}`,
    slug: `coffee-on-cedar-${unique}`,
    categoryId: await categoryOf("guides"),
    excerpt: "Where to drink it, and with whom.",
    content: "Every street has one. This one has four, and each roasts its own beans.",
    tags: [],
    featuredImage: "",
    recipe: null,
    ...of,
  };
}

/** Creates a draft. */
export const draftArticle = async (of: Partial<ArticleInput> = {}) =>
  saveArticle(await createUser({ role: "admin" }), await articleInput(of));

/** Creates a published article. */
export const publicArticle = async (of: Partial<ArticleInput> = {}) =>
  publishArticle(await createUser({ role: "admin" }), await draftArticle(of));

/** Calls GET /api/blog/posts/{slug}. Its test mocks "next/headers". */
export function getPost(slug: string) {
  const request = new NextRequest("http://localhost:3000/api/called");
  return GET(request, { params: Promise.resolve({ slug }) });
}

/** Returns the request of a feed, in the default language unless `lang` is given. */
export const feedRequest = (lang?: string) =>
  new NextRequest(`http://localhost:3000/blog/feed.xml${lang ? `?lang=${lang}` : ""}`);
