import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { articleMetadata } from "@/components/blog/article-metadata";
import { PublicArticle } from "@/components/blog/public-article";
import { getPost } from "@/lib/blog/queries/posts";

type Props = PageProps<"/[locale]/blog/[slug]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

const findPost = async ({ params }: Props) => getPost((await params).slug, await getLocale());

export const generateMetadata = async (props: Props) => articleMetadata(await findPost(props));

export default async function BlogPostPage(props: Props) {
  const post = await findPost(props);
  if (!post) notFound(); // above every <Suspense>, so the status is a real 404
  return <PublicArticle post={post} />;
}
