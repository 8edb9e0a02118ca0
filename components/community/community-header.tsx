import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PageTabs } from "@/components/layout/page-tabs";
import { Illustration } from "@/components/ui/illustration";
import { Count } from "@/components/ui/stats-bar";
import { communityPath } from "@/lib/community/rules";
import { COMMUNITY_TABS, type CommunityTab } from "@/lib/community/schema";
import { FIXED_FIGURES } from "@/lib/core/site";

type CommunityHeaderProps = { tab: CommunityTab; posts: number; stories: number };

/** Figures of the community, and the three tabs of the page. */
export function CommunityHeader({ tab, posts, stories }: CommunityHeaderProps) {
  const t = useTranslations("community");
  return (
    <section className="border-b bg-card">
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-6 pt-8 pb-4 md:pt-11 lg:grid-cols-[minmax(0,1fr)_28.75rem]">
          <div className="self-center">
            <h1 className="display text-d2">{t("title")}</h1>
            <p className="mt-2 max-w-[52ch] text-lg text-muted-foreground">{t("text")}</p>
            <Figures label={t("stats.label")}>
              <Figure name={t("stats.members")}>
                <Count>{FIXED_FIGURES.members}</Count>
              </Figure>
              <Figure name={t("stats.posts")}>
                <Count>{posts}</Count>
              </Figure>
              <Figure name={t("stats.stories")}>
                <Count>{stories}</Count>
              </Figure>
              <Figure name={t("stats.satisfaction")}>
                <bdi dir="ltr">{`${FIXED_FIGURES.satisfactionPercent}%`}</bdi>
              </Figure>
            </Figures>
          </div>
          <Illustration
            src="/illustrations/scene-riverside.svg"
            width={460}
            height={230}
            loading="eager"
            className="aspect-2/1 w-full rounded-lg object-cover max-lg:hidden"
          />
        </div>
        <div className="-mb-px">
          <PageTabs
            label={t("tabs.label")}
            tabs={COMMUNITY_TABS.map((key) => ({
              href: communityPath(key),
              name: t(`tabs.${key}`),
              isCurrent: key === tab,
            }))}
          />
        </div>
      </div>
    </section>
  );
}

function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <dl className="mt-6 grid grid-cols-2 gap-y-4 sm:flex sm:flex-wrap sm:divide-x">{children}</dl>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end pe-6 sm:not-first:ps-6">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="font-semibold text-2xl tabular-nums leading-tight">{children}</dd>
    </div>
  );
}
