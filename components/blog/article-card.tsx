import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { ArticleCard as Card } from "@/lib/blog/dto";
import { FEATURED_TAGS, LIST_TAGS, languageOf } from "@/lib/blog/rules";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";
import { ArticleImage } from "./article-image";
import { ArticleMeta } from "./article-meta";
import { weaveOfCategory } from "./category-presentation";
import { TagLinks } from "./tag-links";

/** One of the two featured articles: image above, three tags. */
export function FeaturedArticle({ article }: { article: Card }) {
  const t = useTranslations("blog");
  const { slug, title, excerpt, category, featuredImage, tags, minutes } = article;
  return (
    <article className="grid min-w-0 content-start gap-3">
      <ArticleImage
        src={featuredImage}
        weave={weaveOfCategory(category.slug)}
        width={640}
        sizes="(min-width: 1024px) 430px, (min-width: 640px) 50vw, 100vw"
      />
      <ArticleMeta category={category} minutes={minutes} />
      <h3 className="display wrap-anywhere text-d3">
        <ArticleLink slug={slug} title={title} />
      </h3>
      <p dir="auto" className="wrap-anywhere line-clamp-3 text-muted-foreground">
        {excerpt}
      </p>
      <Byline article={article} />
      <TagLinks label={t("tagsOf", { title })} tags={tags.slice(0, FEATURED_TAGS)} />
    </article>
  );
}

/** One of the latest articles: image beside, read time, four tags. */
export function ArticleRow({ article }: { article: Card }) {
  const t = useTranslations("blog");
  const { slug, title, excerpt, category, featuredImage, tags, minutes } = article;
  return (
    <article className="grid gap-x-5 gap-y-3 border-t py-6 first:border-t-0 first:pt-0 sm:grid-cols-[196px_minmax(0,1fr)]">
      <ArticleImage
        src={featuredImage}
        weave={weaveOfCategory(category.slug)}
        width={400}
        sizes="(min-width: 640px) 196px, 100vw"
      />
      <div className="grid min-w-0 content-start gap-2">
        <ArticleMeta category={category} minutes={minutes} />
        <h3 className="display wrap-anywhere text-d4">
          <ArticleLink slug={slug} title={title} />
        </h3>
        <p dir="auto" className="wrap-anywhere line-clamp-2 text-muted-foreground">
          {excerpt}
        </p>
        <Byline article={article} />
        <TagLinks label={t("tagsOf", { title })} tags={tags.slice(0, LIST_TAGS)} />
      </div>
    </article>
  );
}

/** A small card below an article, of the same category. */
export function RelatedArticle({ article }: { article: Card }) {
  const { slug, title, category, featuredImage, minutes } = article;
  return (
    <article className="grid min-w-0 content-start gap-2.5">
      <ArticleImage
        src={featuredImage}
        weave={weaveOfCategory(category.slug)}
        width={400}
        sizes="(min-width: 768px) 330px, 100vw"
      />
      <ArticleMeta category={category} minutes={minutes} />
      <h3 className="display wrap-anywhere text-d4">
        <ArticleLink slug={slug} title={title} />
      </h3>
    </article>
  );
}

function ArticleLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link
      href={`/blog/${slug}`}
      lang={languageOf(title)}
      className="decoration-1 underline-offset-4 hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
    >
      <bdi>{title}</bdi>
    </Link>
  );
}

/** Author and date of publication. */
function Byline({ article: { author, publishedAt, createdAt } }: { article: Card }) {
  const dateText = useDates();
  const at = publishedAt ?? createdAt;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted-foreground text-sm">
      <bdi className="font-medium text-foreground">{author.username}</bdi>
      <span aria-hidden>{"·"}</span>
      <time dateTime={at}>{dateText(new Date(at), LONG_DATE)}</time>
    </p>
  );
}
