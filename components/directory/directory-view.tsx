import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "@/components/layout/page-messages";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { Plus } from "@/components/ui/icons";
import { countVerified, getBusiness, getDirectoryPage } from "@/lib/directory/queries/businesses";
import type { DirectoryFilter } from "@/lib/directory/rules";
import { BusinessCard } from "./business-card";
import { cardsOf } from "./business-card-data";
import { CategoryCards } from "./category-cards";
import { DirectoryHeader } from "./directory-header";
import { DirectoryJsonLd } from "./directory-json-ld";
import { DirectoryList } from "./directory-list";
import { DirectoryNavigation, DirectoryResults } from "./directory-navigation";
import { DirectorySearch } from "./directory-search";
import { FilterBadges } from "./filter-badges";

/** Messages of the client components. */
const MESSAGES = [
  "directory.card",
  "directory.search",
  "directory.loading",
  "directory.claim",
  "contentReports",
  "validation.claimShort",
  "validation.invalid",
  "validation.reasonShort",
];

type DirectoryViewProps = {
  filter: DirectoryFilter;
  /** The business of a shared link; 0 for an invalid id. */
  sharedId?: number;
};

/** The directory (specification C, section 2). It does not depend on the viewer: without a query the page is static. */
export async function DirectoryView({ filter, sharedId }: DirectoryViewProps) {
  const [t, list, verifiedCount, sharedBusiness] = await Promise.all([
    getTranslations("directory"),
    getDirectoryPage(filter),
    countVerified(),
    sharedId === undefined ? null : getBusiness(sharedId),
  ]);
  const { total, page, pages } = list;
  if (filter.page > pages) notFound();
  const businesses = list.businesses.filter(({ id }) => id !== sharedBusiness?.id);
  const [cards, [sharedCard]] = await Promise.all([
    cardsOf(businesses),
    cardsOf(sharedBusiness ? [sharedBusiness] : []),
  ]);

  return (
    <PageMessages namespaces={MESSAGES}>
      <DirectoryNavigation>
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-8 pb-16 md:pt-9 md:pb-22">
          <DirectoryJsonLd
            businesses={sharedBusiness ? [sharedBusiness, ...businesses] : businesses}
          />
          <DirectoryHeader verified={verifiedCount} />
          <DirectorySearch key={`${filter.name}\n${filter.location}`} filter={filter} />
          <CategoryCards filter={filter} />
          {sharedCard && (
            <section aria-labelledby="shared" className="grid gap-3">
              <h2 id="shared" className="display text-d4">
                {t("shared.title")}
              </h2>
              <BusinessCard business={sharedCard} isShared />
            </section>
          )}
          {sharedId !== undefined && !sharedBusiness && (
            <Banner tone="info" title={t("shared.gone")}>
              {t("shared.goneText")}
            </Banner>
          )}
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <div aria-live="polite" className="flex min-w-0 flex-wrap items-center gap-3">
              <h2 className="display text-d3">{t("found", { count: total })}</h2>
              <FilterBadges filter={filter} total={total} />
            </div>
            <ButtonLink href="/add-business" variant="outline">
              <Plus aria-hidden />
              {t("add")}
            </ButtonLink>
          </div>
          <DirectoryResults>
            <DirectoryList {...{ cards, filter, page, pages }} />
          </DirectoryResults>
        </div>
      </DirectoryNavigation>
    </PageMessages>
  );
}
