import { getTranslations } from "next-intl/server";

import { adminHref } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { LANGUAGE_TAB_MESSAGES } from "@/components/forms/language-tab-messages";
import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import {
  getEditableArticle,
  listAdminCategories,
  searchAdminArticles,
} from "@/lib/blog/queries/admin";
import { type AdminSearch, adminSearchSchema } from "@/lib/blog/schema";
import { ArticleEditor } from "./article-editor";
import { ArticleList } from "./article-list";
import { ArticlePreview } from "./article-preview";
import { categoryName } from "./category-presentation";

/** The blog's articles, or the editor of the article in the address. */
export async function BlogAdminTab({ viewer, search: searchParams }: AdminTabProps) {
  const search = adminSearchSchema.parse(searchParams);
  if (search.article === undefined) {
    const result = await searchAdminArticles(viewer, search);
    return <ArticleList search={search} {...result} />;
  }
  return <OneArticle viewer={viewer} article={search.article} search={search} />;
}

type OneArticleProps = { viewer: Viewer; article: number | "new"; search: AdminSearch };

async function OneArticle({ viewer, article, search }: OneArticleProps) {
  const { q, state, page, preview } = search;
  const [t, editableArticle, categories] = await Promise.all([
    getTranslations("blog"),
    article === "new" ? null : getEditableArticle(viewer, article),
    listAdminCategories(viewer),
  ]);
  const backHref = adminHref("blog", { q, state: state === "all" ? "" : state, page });
  if (article !== "new" && !editableArticle) {
    return (
      <EmptyState image="/illustrations/cutouts/book.svg" title={t("admin.missing")}>
        <ButtonLink href={backHref} variant="outline">
          {t("admin.back")}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (editableArticle && preview) return <ArticlePreview article={editableArticle} />;
  return (
    <PageMessages
      namespaces={["blog.admin", "textLanguage", "uploads", "validation", ...LANGUAGE_TAB_MESSAGES]}
    >
      <ArticleEditor
        article={editableArticle}
        categories={categories.map((category) => ({
          id: category.id,
          name: categoryName(t, category),
        }))}
        backHref={backHref}
      />
    </PageMessages>
  );
}
