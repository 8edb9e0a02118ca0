import { useTranslations } from "next-intl";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { Landmark } from "@/components/ui/icons";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import { Hem } from "@/components/ui/weaves";
import { communityPath } from "@/lib/community/rules";
import { excerpt } from "@/lib/core/markdown-plain-text";
import type { Story } from "@/lib/stories/dto";
import type { BoughtProduct } from "@/lib/stories/queries";
import { ORGANIZATIONS } from "./organizations";
import { ShareStory } from "./share-story";

const NEARBY = 3;

type CommunitySidebarProps = { story: Story | undefined; products: BoughtProduct[] };

/** The newest story, the form to share one, and a few organizations. */
export function CommunitySidebar({ story, products }: CommunitySidebarProps) {
  const t = useTranslations("community");
  return (
    <aside aria-label={t("tabs.stories")} className="grid gap-3">
      {story && <StoryTeaser story={story} />}
      <ShareStory products={products} isWide />
      <div className="mt-5 flex items-end justify-between gap-3 border-b pb-1">
        <h2 className="font-semibold text-md">{t("side.organizations")}</h2>
        <Link href={communityPath("organizations")} className="link hit-44 text-sm">
          {t("side.all")}
        </Link>
      </div>
      <ul className="-mt-3">
        {ORGANIZATIONS.slice(0, NEARBY).map(({ key, name }) => (
          <li key={key} className="flex gap-3 border-b py-3.5 last:border-b-0">
            <Landmark aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand-ink" />
            <div>
              <p className="font-semibold text-md leading-snug">
                <bdi>{name}</bdi>
              </p>
              <p className="text-muted-foreground text-sm">{t(`organizations.about.${key}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function StoryTeaser({ story }: { story: Story }) {
  const t = useTranslations("community.side");
  const { title, content, locale, author, product } = story;
  const text = excerpt(content, 140);
  return (
    <Card className="overflow-hidden">
      <Illustration
        src={product?.imageUrl ?? "/illustrations/frankincense.svg"}
        width={292}
        height={190}
        className="h-47.5 w-full object-cover"
      />
      <Hem weave="crafts" />
      <div className="p-5">
        <p className="font-semibold text-brand-ink text-sm">{t("story")}</p>
        <UserText
          as="h2"
          text={title}
          locale={locale}
          className="display wrap-anywhere mt-1.5 mb-2 text-d4"
        >
          <Link href={communityPath("stories")}>{title}</Link>
        </UserText>
        <UserText
          as="p"
          text={text}
          locale={locale}
          className="wrap-anywhere text-muted-foreground text-sm"
        />
        <LanguageNote locale={locale} />
        <p className="mt-3.5 flex items-center gap-2 font-semibold text-sm">
          <Avatar name={author.username} />
          <bdi>{author.username}</bdi>
        </p>
      </div>
    </Card>
  );
}
