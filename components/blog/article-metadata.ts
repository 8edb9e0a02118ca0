import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import type { getPost } from "@/lib/blog/queries/posts";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";
import { articlePath } from "./blog-href";
import { feedLink } from "./blog-metadata";

type Post = Awaited<ReturnType<typeof getPost>>;

/** Title, description and preview of an article, in the language of its shown text. */
export async function articleMetadata(post: Post): Promise<Metadata> {
  if (!post) return {};
  const locale = await getLocale();
  const { slug, title, excerpt: description, publishedAt, updatedAt, author, tags } = post;
  const alternates = alternateLinks(articlePath(slug), locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description,
    alternates: { ...alternates, ...feedLink(locale) },
    openGraph: {
      ...openGraph,
      type: "article",
      title,
      description,
      url: alternates.canonical,
      publishedTime: publishedAt ?? updatedAt,
      modifiedTime: updatedAt,
      authors: [author.username],
      tags,
    },
    twitter: { ...twitter, title, description },
  };
}
