import { useLocale, useTranslations } from "next-intl";
import { UserText } from "@/components/languages/user-text";
import { SubscribeForm } from "@/components/newsletter/subscribe-form";
import { Card } from "@/components/ui/card";
import { Eye, Rss } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { ArticleCard } from "@/lib/blog/dto";
import type { BlogCategory } from "@/lib/blog/queries/posts";
import { pathInLanguage } from "@/lib/i18n/alternates";
import { articlePath, blogHref } from "./blog-href";
import { categoryName } from "./category-presentation";

type BlogSidebarProps = {
  categories: BlogCategory[];
  /** Slug of the selected category. */
  category: string;
  popular: ArticleCard[];
};

const ROW =
  "flex min-h-11 items-center justify-between gap-3 underline-offset-4 hover:underline aria-[current=true]:font-semibold";

/** Categories, popular articles and the newsletter. */
export function BlogSidebar({ categories, category, popular }: BlogSidebarProps) {
  const t = useTranslations("blog");
  return (
    <aside className="grid content-start gap-5">
      <Card className="px-5.5 pt-5 pb-3">
        <h2 className="mb-1.5 font-semibold text-lg">{t("categories")}</h2>
        <ul className="divide-y divide-border">
          {categories.map((entry) => (
            <li key={entry.id}>
              <Link
                href={blogHref({ category: entry.slug })}
                aria-current={entry.slug === category ? "true" : undefined}
                className={ROW}
              >
                <bdi className="min-w-0 truncate">{categoryName(t, entry)}</bdi>
                <bdi className="text-muted-foreground text-sm tabular-nums">{entry.postCount}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {popular.length > 0 && <Popular articles={popular} />}
      <Newsletter />
    </aside>
  );
}

function Popular({ articles }: { articles: ArticleCard[] }) {
  const t = useTranslations("blog");
  return (
    <Card className="px-5.5 pt-5 pb-3">
      <h2 className="mb-1.5 font-semibold text-lg">{t("popular")}</h2>
      <ol className="divide-y divide-border">
        {articles.map(({ id, slug, title, locale, viewCount }, index) => (
          <li key={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] py-2.5">
            <span aria-hidden className="display text-brand-ink text-lg leading-snug">
              {index + 1}
            </span>
            <div className="min-w-0">
              <Link
                href={articlePath(slug)}
                className="wrap-anywhere block min-h-6 font-medium leading-snug underline-offset-4 hover:underline"
              >
                <UserText as="div" text={title} locale={locale} />
              </Link>
              <p className="mt-0.5 flex items-center gap-1.5 text-muted-foreground text-sm">
                <Eye aria-hidden className="size-4" />
                {t("views", { count: viewCount })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Newsletter() {
  const t = useTranslations("blog");
  const locale = useLocale();
  const labels = useTranslations("newsletter");
  return (
    <Card className="px-5.5 pt-5 pb-4.5">
      <h2 className="font-semibold text-lg">{t("stay")}</h2>
      <p className="mt-1 mb-3.5 text-muted-foreground text-sm">{t("stayText")}</p>
      <SubscribeForm
        locale={locale}
        labels={{
          email: labels("email"),
          subscribe: t("subscribe"),
          actionResult: labels("sent"),
          failed: labels("failed"),
        }}
        isStacked
      />
      {/* A file, not a page: the router must not fetch it. */}
      <a
        href={pathInLanguage("/blog/feed.xml", locale)}
        className="link mt-2 inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <Rss aria-hidden className="size-4" />
        {t("feed")}
      </a>
    </Card>
  );
}
