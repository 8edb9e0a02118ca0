import { useTranslations } from "next-intl";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { ReportContent } from "@/components/moderation/report-content";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { Illustration } from "@/components/ui/illustration";
import { thumbnail } from "@/components/ui/image-url";
import { Link } from "@/components/ui/link";
import type { Story } from "@/lib/stories/dto";
import { RelativeTime } from "./relative-time";

/** A customer's story and its product. */
export function StoryCard({ story }: { story: Story }) {
  const { id, title, content, locale, author, createdAt, product } = story;
  const image = author.profileImage && thumbnail(author.profileImage, 34);
  const titleId = `story-${id}`;
  return (
    <li>
      <Card className="h-full">
        <article className="flex h-full flex-col gap-3 p-5">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Avatar name={author.username} image={image} />
            <bdi className="font-semibold">{author.username}</bdi>
            <span className="ms-auto text-muted-foreground">
              <RelativeTime at={createdAt} />
            </span>
          </p>
          <UserText
            as="h3"
            id={titleId}
            text={title}
            locale={locale}
            className="display wrap-anywhere text-d4"
          />
          <UserText
            as="p"
            text={content}
            locale={locale}
            className="wrap-anywhere grow whitespace-pre-line text-md text-secondary-foreground"
          />
          <LanguageNote locale={locale} />
          {product && <StoryProduct {...product} />}
          <div className="-ms-3 -mb-2">
            <ReportContent kind="story" id={id} describedBy={titleId} />
          </div>
        </article>
      </Card>
    </li>
  );
}

function StoryProduct({ id, title, imageUrl }: NonNullable<Story["product"]>) {
  const t = useTranslations("stories");
  return (
    <p className="flex items-center gap-3 rounded-md bg-secondary p-2 text-sm">
      <Illustration
        src={imageUrl}
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-sm object-cover"
      />
      <span className="min-w-0">
        <span className="block text-muted-foreground">{t("about")}</span>
        <Link
          href={`/product/${id}`}
          className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
        >
          <bdi>{title}</bdi>
        </Link>
      </span>
    </p>
  );
}
