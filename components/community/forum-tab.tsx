import { useTranslations } from "next-intl";
import { LANGUAGE_NOTE_MESSAGES } from "@/components/languages/language-note";
import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { communityPath } from "@/lib/community/rules";
import type { ListedPost } from "@/lib/forum/queries/posts";
import type { ForumCategory } from "@/lib/forum/rules";
import type { ForumSearch as Search } from "@/lib/forum/schema";
import type { Story } from "@/lib/stories/dto";
import type { BoughtProduct } from "@/lib/stories/queries";
import { CommunitySidebar } from "./community-sidebar";
import { ForumSearch } from "./forum-search";
import { ForumSidebar } from "./forum-sidebar";
import { OlderNewerLinks } from "./older-newer-links";
import { PostRows } from "./post-rows";
import { useWhen } from "./relative-time";
import { useCategoryLabels } from "./use-category-labels";

type ForumTabProps = {
  search: Search;
  categories: ForumCategory[];
  posts: ListedPost[];
  hasOlder: boolean;
  story: Story | undefined;
  products: BoughtProduct[];
};

const NAMESPACES = [
  "forum.category",
  "forum.hidden",
  "forum.locked",
  "forum.pinned",
  "forum.replies",
  "forum.views",
  ...LANGUAGE_NOTE_MESSAGES,
  "validation",
];

/** Categories, posts and the sidebar. */
export function ForumTab({ search, categories, story, products, ...list }: ForumTabProps) {
  return (
    <PageMessages namespaces={NAMESPACES}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-7 lg:grid-cols-[12.875rem_minmax(0,1fr)] xl:grid-cols-[12.875rem_minmax(0,1fr)_18.25rem]">
        <ForumSidebar
          categories={categories}
          current={search.category}
          language={search.language}
        />
        <PostList search={search} categories={categories} {...list} />
        <div className="max-xl:hidden">
          <CommunitySidebar story={story} products={products} />
        </div>
      </div>
    </PageMessages>
  );
}

type PostListProps = Pick<ForumTabProps, "search" | "categories" | "posts" | "hasOlder">;

function PostList({ search, categories, posts, hasOlder }: PostListProps) {
  const t = useTranslations("forum");
  const nameOf = useCategoryLabels();
  const whenOf = useWhen();
  const { q, category, language, page } = search;
  const current = categories.find(({ id }) => id === category);
  return (
    <section aria-labelledby="posts" className="min-w-0">
      <h2 id="posts" className="sr-only">
        {current ? nameOf(current) : t("all")}
      </h2>
      <ForumSearch q={q} category={category} language={language} />
      <div className="mt-4">
        {posts.length === 0 ? (
          <NoPosts q={q} isFiltered={Boolean(q || language)} />
        ) : (
          <PostRows rows={posts.map((post) => ({ ...post, when: whenOf(post.createdAt) }))} />
        )}
      </div>
      <OlderNewerLinks
        page={page}
        hasOlder={hasOlder}
        hrefOf={(to) => communityPath("forum", { q, category, language, page: to })}
        labels={{ label: t("pages"), newer: t("newer"), older: t("older") }}
      />
    </section>
  );
}

function NoPosts({ q, isFiltered }: { q: string; isFiltered: boolean }) {
  const t = useTranslations("forum");
  return (
    <EmptyState
      as="h3"
      image="/illustrations/cutouts/sini-cups.svg"
      title={q ? t("notFound", { q }) : t("none")}
    >
      {isFiltered && (
        <ButtonLink href={communityPath("forum")} variant="outline">
          {t("clear")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
