import { getLocale, getTranslations } from "next-intl/server";
import { ArrowRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

import { listRelated } from "@/lib/blog/queries/listing";
import { getRecipe, withProducts } from "@/lib/blog/queries/recipes";
import { RelatedArticle } from "./article-card";
import { ArticleContent } from "./article-content";
import type { PublicPost } from "./article-json-ld";
import { ArticleJsonLd } from "./article-json-ld";
import { blogHref } from "./blog-href";
import { categoryName } from "./category-presentation";

/** An article's page with related articles. It does not depend on the viewer: the page is static. */
export async function PublicArticle({ post }: { post: PublicPost }) {
  const [t, written, relatedPosts] = await Promise.all([
    getTranslations("blog"),
    getRecipe(post),
    listRelated(post, await getLocale()),
  ]);
  const recipe = written && (await withProducts(written));
  return (
    <>
      <div className="wrap pt-6 pb-14 md:pb-20">
        <ArticleJsonLd post={post} recipe={recipe} />
        <ArticleContent post={post} recipe={recipe} />
      </div>
      {relatedPosts.length > 0 && (
        <section aria-labelledby="related" className="border-t bg-card pt-11 pb-14">
          <div className="wrap">
            <div className="mx-auto max-w-[1040px]">
              <div className="mb-5.5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2">
                <h2 id="related" className="display text-d3">
                  {t("moreIn", { category: categoryName(t, post.category) })}
                </h2>
                <Link
                  href={blogHref()}
                  className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
                >
                  {t("all")}
                  <ArrowRight aria-hidden className="rtl-flip size-4" />
                </Link>
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 md:grid-cols-3">
                {relatedPosts.map((article) => (
                  <RelatedArticle key={article.id} article={article} />
                ))}
              </div>
            </div>
          </div>
        </section>
      )}
    </>
  );
}
