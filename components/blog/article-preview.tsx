import { getTranslations } from "next-intl/server";
import { adminHref } from "@/components/admin-ui/admin-href";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { ArrowLeft } from "@/components/ui/icons";
import type { EditableArticle } from "@/lib/blog/queries/admin";
import { withProducts } from "@/lib/blog/queries/recipes";
import { ArticleContent } from "./article-content";

export async function ArticlePreview({ article }: { article: EditableArticle }) {
  const { recipe, isSlugFixed: _isSlugFixed, state: _state, updatedAt: _at, ...rest } = article;
  const { translations: _translations, ...original } = rest;
  const post = {
    ...original,
    originalLocale: original.locale,
    originalLength: original.content.length,
    languages: [original.locale],
  };
  const [t, pricedRecipe] = await Promise.all([
    getTranslations("blog.admin"),
    recipe &&
      withProducts({
        ...recipe,
        ingredients: recipe.ingredients.map(({ product: _product, ...ingredient }) => ingredient),
      }),
  ]);
  return (
    <section aria-label={t("preview")} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={adminHref("blog", { article: article.id })} variant="outline">
          <ArrowLeft aria-hidden className="rtl-flip" />
          {t("backToEditor")}
        </ButtonLink>
      </div>
      <Banner tone="info" title={t("previewNote")} />
      <ArticleContent post={post} recipe={pricedRecipe} isPreview />
    </section>
  );
}
