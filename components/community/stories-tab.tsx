import { useTranslations } from "next-intl";

import { PageMessages } from "@/components/layout/page-messages";
import { EmptyState } from "@/components/ui/empty-state";
import { communityPath } from "@/lib/community/rules";
import type { Story } from "@/lib/stories/dto";
import type { BoughtProduct } from "@/lib/stories/queries";
import { OlderNewerLinks } from "./older-newer-links";
import { ShareStory } from "./share-story";
import { StoryCard } from "./story-card";

type StoriesTabProps = {
  page: number;
  stories: Story[];
  hasOlder: boolean;
  products: BoughtProduct[];
};

/** The approved stories, newest first. */
export function StoriesTab({ page, stories, hasOlder, products }: StoriesTabProps) {
  const t = useTranslations("stories");
  return (
    <PageMessages namespaces={["contentReports", "validation"]}>
      <section aria-labelledby="stories" className="wrap py-7">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="stories" className="display text-d3">
              {t("title")}
            </h2>
            <p className="max-w-[66ch] text-muted-foreground">{t("text")}</p>
          </div>
          <ShareStory products={products} />
        </div>
        {stories.length === 0 ? (
          <EmptyState as="h3" image="/illustrations/cutouts/uunsi-jar.svg" title={t("none")} />
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 xl:grid-cols-3">
            {stories.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </ul>
        )}
        <OlderNewerLinks
          page={page}
          hasOlder={hasOlder}
          hrefOf={(to) => communityPath("stories", { page: to })}
          labels={{ label: t("pages"), newer: t("newer"), older: t("older") }}
        />
      </section>
    </PageMessages>
  );
}
