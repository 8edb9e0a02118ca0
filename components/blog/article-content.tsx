import { useTranslations } from "next-intl";
import { LiveViewCount } from "@/components/analytics/live-view-count";
import { TranslationNote, textHref } from "@/components/languages/translation-note";
import { textAttributes, UserText } from "@/components/languages/user-text";
import { ShareMenu } from "@/components/share/share-menu";
import { Avatar } from "@/components/ui/avatar";
import { ArrowLeft, Eye } from "@/components/ui/icons";
import { thumbnail } from "@/components/ui/image-url";
import { Link } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import type { BlogPost } from "@/lib/blog/dto";
import type { Recipe } from "@/lib/blog/queries/recipes";
import { pageMinutes } from "@/lib/blog/rules";
import type { TextLanguages } from "@/lib/i18n/languages";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";
import { ArticleImage } from "./article-image";
import { ArticleMeta } from "./article-meta";
import { articlePath } from "./blog-href";
import { weaveOfCategory } from "./category-presentation";
import { RecipeSection } from "./recipe-section";
import { ShopTeaser } from "./shop-teaser";
import { TagLinks } from "./tag-links";

type VisiblePost = BlogPost & TextLanguages & { originalLength: number };

type ArticleContentProps = {
  post: VisiblePost;
  recipe: Recipe | null;
  /** Preview by an admin: views are not counted, and sharing is hidden. */
  isPreview?: boolean;
};

// design.md, section 7: body 18/1.65, 66ch, Platypi headings, the first paragraph as d4.
const PROSE =
  "max-w-[66ch] text-[1.125rem] leading-[1.65] [&>p:first-child]:font-display [&>p:first-child]:font-normal [&>p:first-child]:text-d4 [&>p:first-child]:leading-normal [&_h2]:text-d3 [&_h3]:text-d4 [&_blockquote]:my-9 [&_blockquote]:font-display [&_blockquote]:text-d3 [&_blockquote]:text-foreground";

/** An article's page: header, text, recipe, tags. */
export function ArticleContent({ post, recipe, isPreview = false }: ArticleContentProps) {
  const t = useTranslations("blog");
  return (
    <article className="mx-auto max-w-[1040px]">
      {!isPreview && (
        <Link
          href="/blog"
          className="inline-flex min-h-11 items-center gap-1.5 text-muted-foreground text-sm underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="rtl-flip size-4" />
          {t("all")}
        </Link>
      )}
      <ArticleHead post={post} isPreview={isPreview} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <Markdown
            text={post.content}
            {...textAttributes(post.content, post.locale)}
            kind="article"
            className={PROSE}
          />
          {recipe && (
            <RecipeSection recipe={recipe} locale={recipe.textLocale ?? post.originalLocale} />
          )}
          <div className="mt-9">
            <TagLinks label={t("tags")} tags={post.tags} />
          </div>
        </div>
        <ShopTeaser />
      </div>
    </article>
  );
}

function ArticleHead({ post, isPreview }: { post: VisiblePost; isPreview: boolean }) {
  const t = useTranslations("blog");
  const { id, slug, title, excerpt, locale, category, featuredImage, viewCount } = post;
  const Title = isPreview ? "h2" : "h1";
  return (
    <header className="mt-3 mb-10 grid items-center gap-x-14 gap-y-7 md:mb-12 md:grid-cols-[minmax(0,1fr)_minmax(0,42%)]">
      <div className="min-w-0 max-md:order-2">
        <ArticleMeta category={category} minutes={pageMinutes({ length: post.originalLength })}>
          <span>
            <Eye aria-hidden />
            <span>
              {isPreview
                ? t("views", { count: viewCount })
                : t.rich("viewsLive", {
                    count: viewCount,
                    number: () => <LiveViewCount blogPostId={id} count={viewCount} />,
                  })}
            </span>
          </span>
        </ArticleMeta>
        <UserText
          as={Title}
          text={title}
          locale={locale}
          className="display wrap-anywhere mt-3.5 text-d1"
        />
        <UserText
          as="p"
          text={excerpt}
          locale={locale}
          className="wrap-anywhere mt-4 text-lg text-secondary-foreground"
        />
        {!isPreview && (
          <TranslationNote
            {...post}
            hrefOf={(language) => textHref(articlePath(slug), language)}
            className="mt-2"
          />
        )}
        <div className="mt-6 flex items-center justify-between gap-4">
          <Author post={post} />
          {!isPreview && <ShareMenu title={title} path={`/blog/${slug}`} />}
        </div>
      </div>
      <ArticleImage
        src={featuredImage}
        weave={weaveOfCategory(category.slug)}
        width={640}
        sizes="(min-width: 768px) 440px, 100vw"
        isHero
      />
    </header>
  );
}

function Author({ post: { author, publishedAt, createdAt } }: { post: BlogPost }) {
  const dateText = useDates();
  const date = publishedAt ?? createdAt;
  const { username, profileImage } = author;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={username} image={profileImage && thumbnail(profileImage, 44)} size="md" />
      <div className="min-w-0">
        <p dir="auto" className="truncate font-semibold rtl:text-right">
          <bdi>{username}</bdi>
        </p>
        <time dateTime={date} className="text-muted-foreground text-sm">
          {dateText(new Date(date), LONG_DATE)}
        </time>
      </div>
    </div>
  );
}
