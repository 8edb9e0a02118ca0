import { getLocale } from "next-intl/server";
import { getViewer } from "@/lib/auth/viewer";
import { type CommunityTab, storiesSearchSchema } from "@/lib/community/schema";
import { findPosts } from "@/lib/forum/queries/posts";
import type { ForumCategory } from "@/lib/forum/rules";
import { forumSearchSchema } from "@/lib/forum/schema";
import { findStories, listBoughtProducts } from "@/lib/stories/queries";
import { ForumTab } from "./forum-tab";
import { OrganizationsTab } from "./organizations-tab";
import { StoriesTab } from "./stories-tab";

type CommunityTabViewProps = {
  tab: CommunityTab;
  search: Record<string, string | string[] | undefined>;
  categories: ForumCategory[];
};

/** The open tab of the community, with its data. */
export async function CommunityTabView({ tab, search, categories }: CommunityTabViewProps) {
  if (tab === "organizations") return <OrganizationsTab />;
  const locale = await getLocale();
  const products = await listBoughtProducts(await getViewer());
  if (tab === "stories") {
    const { page } = storiesSearchSchema.parse(search);
    return <StoriesTab page={page} products={products} {...(await findStories(page, locale))} />;
  }
  const forumSearch = forumSearchSchema.parse(search);
  const [list, { stories }] = await Promise.all([findPosts(forumSearch), findStories(1, locale)]);
  return (
    <ForumTab
      search={forumSearch}
      categories={categories}
      story={stories[0]}
      products={products}
      {...list}
    />
  );
}
