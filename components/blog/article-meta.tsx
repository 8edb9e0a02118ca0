import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Clock } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

import { blogHref } from "./blog-href";
import { categoryName } from "./category-presentation";

type ArticleMetaProps = {
  category: { slug: string; name: string };
  minutes: number;
  /** Further facts, such as the number of views. */
  children?: ReactNode;
};

/** Category and read time, above a title. */
export function ArticleMeta({ category, minutes, children }: ArticleMetaProps) {
  const t = useTranslations("blog");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground text-sm [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&_svg]:size-4">
      <Link
        href={blogHref({ category: category.slug })}
        className="hit-44 relative font-semibold text-brand-ink underline-offset-4 hover:underline"
      >
        <bdi>{categoryName(t, category)}</bdi>
      </Link>
      <span>
        <Clock aria-hidden />
        {t("minutes", { count: minutes })}
      </span>
      {children}
    </p>
  );
}
