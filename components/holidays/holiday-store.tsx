import { getLocale, getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/layout/page-header";
import { PageTabs } from "@/components/layout/page-tabs";
import { listUpcoming } from "@/lib/events/queries/listing";
import { listSeasonProducts } from "@/lib/holidays/queries/seasons";
import type { HolidayDay } from "@/lib/holidays/rules";
import { otherOccasions, SEASONS, type Season, seasonDates } from "@/lib/holidays/season-rules";
import { SeasonBanner } from "./season-banner";
import { SeasonDates } from "./season-dates";
import { SeasonDescription } from "./season-description";
import { SeasonJsonLd } from "./season-json-ld";
import { SeasonProductList } from "./season-products";

type HolidayStoreProps = { season: Season; days: HolidayDay[]; today: string };

/** One collection: banner, products, description and related days. */
export async function HolidayStore({ season, days, today }: HolidayStoreProps) {
  const locale = await getLocale();
  const [t, seasonProducts, events] = await Promise.all([
    getTranslations("holidays"),
    listSeasonProducts(season, locale),
    listUpcoming(locale, { season }),
  ]);
  const tabs = SEASONS.map((seasonKey) => ({
    href: `/holiday-stores?tab=${seasonKey}`,
    name: t(`${seasonKey}.tab`),
    isCurrent: seasonKey === season,
  }));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-10">
      <SeasonJsonLd season={season} name={t(`${season}.name`)} products={seasonProducts.products} />
      <PageHeader title={t("title")} description={t("lead")} />
      <PageTabs label={t("tabs")} tabs={tabs} />
      <SeasonBanner season={season} occasion={seasonDates(season, days, today)} today={today} />
      <SeasonProductList season={season} seasonProducts={seasonProducts} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <SeasonDescription season={season} />
        <SeasonDates occasions={otherOccasions(season, days, today)} events={events} />
      </div>
    </div>
  );
}
