import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { articleMetadata } from "@/components/blog/article-metadata";
import { PublicArticle } from "@/components/blog/public-article";
import { getPost } from "@/lib/blog/queries/posts";
import { languageSearchSchema } from "@/lib/i18n/text-locale";

type Props = PageProps<"/[locale]/find/blog/[slug]">;

// The language of the text is in the query; middleware rewrites requests of /blog/{slug} with one to this page.
export const dynamic = "force-dynamic";

async function findPost({ params, searchParams }: Props) {
  const { language = await getLocale() } = languageSearchSchema.parse(await searchParams);
  return getPost((await params).slug, language);
}

export async function generateMetadata(props: Props) {
  return { ...(await articleMetadata(await findPost(props))), robots: { index: false } };
}

export default async function FindArticlePage(props: Props) {
  const post = await findPost(props);
  if (!post) notFound(); // above every <Suspense>, so the status is a real 404
  return <PublicArticle post={post} />;
}
