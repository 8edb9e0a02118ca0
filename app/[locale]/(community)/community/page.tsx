import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";

import { CommunityHeader } from "@/components/community/community-header";
import { CommunityTabView } from "@/components/community/community-tab-view";
import { DialogHost } from "@/components/community/dialog-host";
import { PageMessages } from "@/components/layout/page-messages";
import { communityTabSchema } from "@/lib/community/schema";
import { listCategories } from "@/lib/forum/queries/categories";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";
import { countStories } from "@/lib/stories/queries";

type Props = PageProps<"/[locale]/community">;

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("community")]);
  const [title, description] = [t("metaTitle"), t("description")];
  const alternates = alternateLinks("/community", locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description,
    alternates,
    openGraph: { ...openGraph, title, description, url: alternates.canonical },
    twitter: { ...twitter, title, description },
  };
}

export default async function CommunityPage({ searchParams }: Props) {
  const search = await searchParams;
  const { tab } = communityTabSchema.parse(search);
  const [categories, stories] = await Promise.all([listCategories(), countStories()]);
  const posts = categories.reduce((sum, { postCount }) => sum + postCount, 0);
  return (
    <PageMessages namespaces={["forum.new", "stories.share", "textLanguage", "validation"]}>
      <DialogHost>
        <CommunityHeader tab={tab} posts={posts} stories={stories} />
        <CommunityTabView tab={tab} search={search} categories={categories} />
      </DialogHost>
    </PageMessages>
  );
}
