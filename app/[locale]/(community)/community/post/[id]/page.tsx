import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { PostView } from "@/components/community/post-view";
import { getViewer } from "@/lib/auth/viewer";
import { excerpt } from "@/lib/core/markdown-plain-text";
import { parseId } from "@/lib/core/validation/text";
import { listCategories } from "@/lib/forum/queries/categories";
import { getPost, isFollowing, listReplies } from "@/lib/forum/queries/thread";
import { postPath } from "@/lib/forum/rules";
import { threadSearchSchema } from "@/lib/forum/schema";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";

type Props = PageProps<"/[locale]/community/post/[id]">;

export const dynamic = "force-dynamic";

const findPost = async ({ params }: Props) =>
  getPost(await getViewer(), parseId((await params).id));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const post = await findPost(props);
  if (!post) return {};
  const locale = await getLocale();
  const { title } = post;
  const description = excerpt(post.content, 155);
  const alternates = alternateLinks(postPath(post.id), locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description,
    alternates,
    openGraph: { ...openGraph, title, description, url: alternates.canonical },
    twitter: { ...twitter, title, description },
    ...(post.isHidden ? { robots: { index: false } } : {}),
  };
}

export default async function PostPage(props: Props) {
  const [viewer, post] = await Promise.all([getViewer(), findPost(props)]);
  if (!post) notFound(); // above every <Suspense>, so the status is a real 404
  const place = threadSearchSchema.parse(await props.searchParams);
  const [thread, follows, categories] = await Promise.all([
    listReplies(viewer, post.id, place),
    isFollowing(viewer, post.id),
    listCategories(),
  ]);
  return <PostView {...{ post, viewer, thread, categories }} isFollowing={follows} />;
}
