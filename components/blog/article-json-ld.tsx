import { useTranslations } from "next-intl";

import { JsonLd } from "@/components/ui/json-ld";
import type { getPost } from "@/lib/blog/queries/posts";
import type { Recipe } from "@/lib/blog/queries/recipes";
import { env } from "@/lib/core/env.mjs";
import { BRAND } from "@/lib/core/site";
import { blogHref } from "./blog-href";
import { categoryName } from "./category-presentation";

export type PublicPost = NonNullable<Awaited<ReturnType<typeof getPost>>>;

const toAbsoluteUrl = (path: string) => new URL(path, env.APP_URL).toString();

/** Structured data of an article, its recipe and its breadcrumbs for search engines. */
export function ArticleJsonLd({ post, recipe }: { post: PublicPost; recipe: Recipe | null }) {
  const t = useTranslations("blog");
  const { slug, title, category } = post;
  const crumbs = [
    [t("title"), "/blog"],
    [categoryName(t, category), blogHref({ category: category.slug })],
    [title, `/blog/${slug}`],
  ] as const;
  const itemListElement = crumbs.map(([name, path], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: toAbsoluteUrl(path),
  }));
  return (
    <>
      <JsonLd data={articleOf(post)} />
      {recipe && <JsonLd data={recipeOf(recipe, post)} />}
      <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />
    </>
  );
}

function articleOf(post: PublicPost) {
  const { slug, title, excerpt, locale, featuredImage, author, tags, publishedAt, updatedAt } =
    post;
  return {
    "@type": "Article",
    inLanguage: locale,
    headline: title,
    description: excerpt,
    mainEntityOfPage: toAbsoluteUrl(`/blog/${slug}`),
    ...(featuredImage ? { image: toAbsoluteUrl(featuredImage) } : {}),
    ...(tags.length > 0 ? { keywords: tags.join(", ") } : {}),
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { "@type": "Person", name: author.username },
    publisher: { "@type": "Organization", name: BRAND, url: env.APP_URL },
  };
}

function recipeOf(
  { title, servings, minutes, kitchen, steps, ingredients }: Recipe,
  { excerpt, featuredImage, author, publishedAt }: PublicPost,
) {
  return {
    "@type": "Recipe",
    name: title,
    description: excerpt,
    ...(featuredImage ? { image: toAbsoluteUrl(featuredImage) } : {}),
    author: { "@type": "Person", name: author.username },
    datePublished: publishedAt,
    totalTime: `PT${minutes}M`,
    recipeYield: String(servings),
    recipeIngredient: [
      ...ingredients.map(({ amount, name }) => `${amount} ${name}`),
      ...kitchen.split(",").flatMap((item) => item.trim() || []),
    ],
    recipeInstructions: steps.map((text) => ({ "@type": "HowToStep", text })),
  };
}
