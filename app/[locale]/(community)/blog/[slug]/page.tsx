import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { FEED } from "@/components/blog/blog-metadata";
import { PublicArticle } from "@/components/blog/public-article";
import { getPost } from "@/lib/blog/queries/posts";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";

type Props = PageProps<"/[locale]/blog/[slug]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug);
  if (!post) return {};
  const locale = await getLocale();
  const { slug, title, excerpt: description, publishedAt, updatedAt, author, tags } = post;
  const alternates = alternateLinks(`/blog/${slug}`, locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description,
    alternates: { ...alternates, ...FEED },
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

export default async function BlogPostPage({ params }: Props) {
  const post = await getPost((await params).slug);
  if (!post) notFound(); // above every <Suspense>, so the status is a real 404
  return <PublicArticle post={post} />;
}
