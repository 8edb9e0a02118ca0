import { type Locale, useTranslations } from "next-intl";
import { LanguageNote } from "@/components/languages/language-note";
import { textHref } from "@/components/languages/translation-note";
import { UserText } from "@/components/languages/user-text";
import { Link } from "@/components/ui/link";
import type { ArticleCard as Card } from "@/lib/blog/dto";
import { FEATURED_TAGS, LIST_TAGS } from "@/lib/blog/rules";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";
import { ArticleImage } from "./article-image";
import { ArticleMeta } from "./article-meta";
import { articlePath } from "./blog-href";
import { weaveOfCategory } from "./category-presentation";
import { TagLinks } from "./tag-links";

type ArticleCardProps = {
  article: Card;
  /** The language that the list is filtered by; the article's page shows the same text. */
  language?: Locale | undefined;
};

/** One of the two featured articles: image above, three tags. */
export function FeaturedArticle({ article, language }: ArticleCardProps) {
  const t = useTranslations("blog");
  const { title, excerpt, locale, category, featuredImage, tags, minutes } = article;
  return (
    <article className="grid min-w-0 content-start gap-3">
      <ArticleImage
        src={featuredImage}
        weave={weaveOfCategory(category.slug)}
        width={640}
        sizes="(min-width: 1024px) 430px, (min-width: 640px) 50vw, 100vw"
      />
      <ArticleMeta category={category} minutes={minutes} />
      <ArticleTitle {...{ article, language }} className="text-d3" />
      <UserText
        as="p"
        text={excerpt}
        locale={locale}
        className="wrap-anywhere line-clamp-3 text-muted-foreground"
      />
      <Byline article={article} />
      <TagLinks label={t("tagsOf", { title })} tags={tags.slice(0, FEATURED_TAGS)} />
    </article>
  );
}

/** One of the latest articles: image beside, read time, four tags. */
export function ArticleRow({ article, language }: ArticleCardProps) {
  const t = useTranslations("blog");
  const { title, excerpt, locale, category, featuredImage, tags, minutes } = article;
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
        <ArticleTitle {...{ article, language }} className="text-d4" />
        <UserText
          as="p"
          text={excerpt}
          locale={locale}
          className="wrap-anywhere line-clamp-2 text-muted-foreground"
        />
        <Byline article={article} />
        <TagLinks label={t("tagsOf", { title })} tags={tags.slice(0, LIST_TAGS)} />
      </div>
    </article>
  );
}

/** A small card below an article, of the same category. */
export function RelatedArticle({ article }: { article: Card }) {
  const { category, featuredImage, minutes } = article;
  return (
    <article className="grid min-w-0 content-start gap-2.5">
      <ArticleImage
        src={featuredImage}
        weave={weaveOfCategory(category.slug)}
        width={400}
        sizes="(min-width: 768px) 330px, 100vw"
      />
      <ArticleMeta category={category} minutes={minutes} />
      <ArticleTitle article={article} className="text-d4" />
      <LanguageNote locale={article.locale} />
    </article>
  );
}

function ArticleTitle({ article, language, className }: ArticleCardProps & { className: string }) {
  const { slug, title, locale } = article;
  return (
    <UserText as="h3" text={title} locale={locale} className={`display wrap-anywhere ${className}`}>
      <Link
        href={textHref(articlePath(slug), language)}
        className="decoration-1 underline-offset-4 hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
      >
        {title}
      </Link>
    </UserText>
  );
}

/** Author and date of publication. */
function Byline({ article: { author, locale, publishedAt, createdAt } }: { article: Card }) {
  const dateText = useDates();
  const date = publishedAt ?? createdAt;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted-foreground text-sm">
      <bdi className="font-medium text-foreground">{author.username}</bdi>
      <span aria-hidden>{"·"}</span>
      <time dateTime={date}>{dateText(new Date(date), LONG_DATE)}</time>
      <LanguageNote locale={locale} className="before:me-2 before:content-['·']" />
    </p>
  );
}
