import { notFound } from "next/navigation";
import type { Locale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";

import { SubscriptionPanel } from "@/components/newsletter/subscription-panel";
import { EmptyState } from "@/components/ui/empty-state";
import { JsonLd } from "@/components/ui/json-ld";
import { Pagination } from "@/components/ui/pagination";
import type { ArticleCard } from "@/lib/blog/dto";
import { findArticles, listPopular, listPopularTags } from "@/lib/blog/queries/listing";
import { listCategories } from "@/lib/blog/queries/posts";
import { FEATURED } from "@/lib/blog/rules";
import type { BlogSearch as Search } from "@/lib/blog/schema";
import { env } from "@/lib/core/env.mjs";
import { ArticleRow, FeaturedArticle } from "./article-card";
import { blogHref } from "./blog-href";
import { BlogSearch } from "./blog-search";
import { BlogSidebar } from "./blog-sidebar";
import { TagLinks } from "./tag-links";

/** The blog's front page (specification C, section 2), or a filtered list. It does not depend on the viewer. */
export async function BlogView({ search }: { search: Search }) {
  const locale = await getLocale();
  const [t, result, categories, tags, popular] = await Promise.all([
    getTranslations("blog"),
    findArticles(search, locale),
    listCategories(),
    listPopularTags(),
    listPopular(locale),
  ]);
  if (search.page > Math.max(1, result.pageCount)) notFound();
  // The first two are large, on the first page of any list.
  const first = search.page === 1 ? FEATURED : 0;
  const featuredArticles = result.articles.slice(0, first);
  const latest = result.articles.slice(first);
  return (
    <div className="wrap pt-8 pb-14 md:pt-10 md:pb-18">
      <JsonLd data={{ "@type": "Blog", name: t("title"), url: `${env.APP_URL}/blog` }} />
      <SubscriptionPanel confirm={search.confirm} unsubscribe={search.unsubscribe} />
      <h1 className="display text-d2">{t("heading")}</h1>
      <p className="mt-1.5 mb-6 max-w-[66ch] text-lg text-muted-foreground">{t("intro")}</p>
      <BlogSearch search={search} categories={categories} />
      {tags.length > 0 && (
        <section aria-labelledby="topics" className="mt-6 grid gap-2.5">
          <h2 id="topics" className="font-semibold text-lg">
            {t("topics")}
          </h2>
          <TagLinks label={t("topics")} tags={tags} current={search.tag} />
        </section>
      )}
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-11 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-10">
          {result.articles.length === 0 && (
            <EmptyState image="/illustrations/cutouts/book.svg" title={t("empty")} />
          )}
          <Featured title={t("featured")} articles={featuredArticles} language={search.language} />
          <Latest title={t("latest")} articles={latest} language={search.language} />
          <Pagination
            page={search.page}
            pageCount={result.pageCount}
            hrefOf={(page) => blogHref({ ...search, page })}
            labels={{
              nav: t("pages.nav"),
              previous: t("pages.previous"),
              next: t("pages.next"),
              page: (number) => t("pages.page", { page: String(number) }),
            }}
          />
        </div>
        <BlogSidebar categories={categories} category={search.category} popular={popular} />
      </div>
    </div>
  );
}

type SectionProps = { title: string; articles: ArticleCard[]; language: Locale | undefined };

function Featured({ title, articles, language }: SectionProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="grid gap-5">
      <h2 id="featured" className="display text-d3">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-9 sm:grid-cols-2">
        {articles.map((article) => (
          <FeaturedArticle key={article.id} article={article} language={language} />
        ))}
      </div>
    </section>
  );
}

function Latest({ title, articles, language }: SectionProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="latest" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="latest" className="display text-d3">
        {title}
      </h2>
      <div>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} language={language} />
        ))}
      </div>
    </section>
  );
}
