import { useFormatter, useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { DataTable } from "@/components/admin-ui/data-table";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { SearchForm } from "@/components/admin-ui/search-form";
import { Moment } from "@/components/time/moment";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Plus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { ArticleRow } from "@/lib/blog/queries/admin";
import { type AdminSearch, ARTICLE_STATES } from "@/lib/blog/schema";
import { ArticleStateBadge } from "./article-state";
import { categoryName } from "./category-presentation";

type ArticleListProps = {
  search: AdminSearch;
  rows: ArticleRow[];
  counts: Record<AdminSearch["state"], number>;
  pageCount: number;
};

/** Articles by state, last changed first. */
export function ArticleList({
  search: { q, state, page },
  rows,
  counts,
  pageCount,
}: ArticleListProps) {
  const t = useTranslations("blog.admin");
  const stateOf = (filterState: AdminSearch["state"]) => (filterState === "all" ? "" : filterState);
  return (
    <section aria-labelledby="articles" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader id="articles" title={t("title")} count={t("count", { count: counts[state] })}>
        <ButtonLink href={adminHref("blog", { article: "new" })} size="sm">
          <Plus aria-hidden />
          {t("new")}
        </ButtonLink>
      </ListHeader>
      <SearchForm tab="blog" q={q} label={t("search")} hiddenValues={{ state: stateOf(state) }} />
      <FilterChips
        label={t("states")}
        chips={ARTICLE_STATES.map((articleState) => ({
          key: articleState,
          name: t(`state.${articleState}`),
          href: adminHref("blog", { q, state: stateOf(articleState) }),
          isOn: articleState === state,
          count: counts[articleState],
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState as="h3" image="/illustrations/cutouts/book.svg" title={t("none")} />
      ) : (
        <Articles rows={rows} />
      )}
      <PaginationLinks
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("blog", { q, state: stateOf(state), page: to })}
      />
    </section>
  );
}

function Articles({ rows }: { rows: ArticleRow[] }) {
  const t = useTranslations("blog.admin");
  const blog = useTranslations("blog");
  const format = useFormatter();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "title", name: t("column.title") },
        { key: "category", name: t("column.category") },
        { key: "author", name: t("column.author") },
        { key: "state", name: t("column.state") },
        { key: "at", name: t("column.at") },
        { key: "views", name: t("column.views"), align: "end" },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <Link
            key="title"
            href={adminHref("blog", { article: row.id })}
            className="link wrap-anywhere inline-flex min-h-11 items-center"
          >
            <bdi>{row.title}</bdi>
          </Link>,
          categoryName(blog, row.category),
          <bdi key="author">{row.author.username}</bdi>,
          <ArticleStateBadge key="state" state={row.state} />,
          row.publishedAt ? <Moment key="at" at={row.publishedAt} /> : "–",
          <bdi key="views">{format.number(row.viewCount)}</bdi>,
        ],
      }))}
    />
  );
}
