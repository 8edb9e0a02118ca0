import { type Locale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LayoutList } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkStatus } from "@/components/ui/link-status";
import { Count } from "@/components/ui/stats-bar";
import { communityPath } from "@/lib/community/rules";
import type { ForumCategory } from "@/lib/forum/rules";
import { CategoryIcon } from "./category-icon";
import { NewPost } from "./new-post";
import { useCategoryLabels } from "./use-category-labels";

type ForumSidebarProps = {
  categories: ForumCategory[];
  /** The open category. */
  current: number | undefined;
  /** The language of the listed posts, which the links retain. */
  language: Locale | undefined;
};

/** A button for a new topic, and the categories with their number of posts. */
export function ForumSidebar({ categories, current, language }: ForumSidebarProps) {
  const t = useTranslations("forum");
  const nameOf = useCategoryLabels();
  const total = categories.reduce((sum, { postCount }) => sum + postCount, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5">
      <NewPost
        categories={categories.map((category) => ({ id: category.id, name: nameOf(category) }))}
        categoryId={current}
      />
      <nav aria-label={t("categories")}>
        <ul className="flex gap-1 max-lg:overflow-x-auto lg:grid">
          <Entry
            href={communityPath("forum", { language })}
            isCurrent={current === undefined}
            name={t("all")}
            count={total}
          >
            <LayoutList aria-hidden className="size-4.5 shrink-0" />
          </Entry>
          {categories.map((category) => (
            <Entry
              key={category.id}
              href={communityPath("forum", { category: category.id, language })}
              isCurrent={current === category.id}
              name={nameOf(category)}
              count={category.postCount}
            >
              <CategoryIcon icon={category.icon} />
            </Entry>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type EntryProps = {
  href: string;
  isCurrent: boolean;
  name: string;
  count: number;
  children: ReactNode;
};

function Entry({ href, isCurrent, name, count, children }: EntryProps) {
  return (
    <li className="shrink-0">
      <Link
        href={href}
        aria-current={isCurrent ? "page" : undefined}
        className="flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-md hover:bg-accent hover:text-accent-foreground has-data-loading:bg-accent has-data-loading:text-accent-foreground aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground"
      >
        {children}
        <bdi className="grow max-lg:whitespace-nowrap">{name}</bdi>
        <span className="text-muted-foreground text-sm tabular-nums">
          <Count>{count}</Count>
        </span>
        <LinkStatus />
      </Link>
    </li>
  );
}
