import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";

import { HolidayStore } from "@/components/holidays/holiday-store";
import { businessDate } from "@/lib/core/business-calendar";
import { listHolidaysAround } from "@/lib/holidays/queries/seasons";
import { nextSeason, toSeason } from "@/lib/holidays/season-rules";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";

type Props = PageProps<"/[locale]/holiday-stores">;

// Depends on the current day and the query.
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, t, { tab }] = await Promise.all([
    getLocale(),
    getTranslations("holidays"),
    searchParams,
  ]);
  const season = toSeason(tab);
  const title = season ? `${t(`${season}.name`)} · ${t("title")}` : t("title");
  const description = season ? t(`${season}.lead`) : t("lead");
  const alternates = alternateLinks(
    season ? `/holiday-stores?tab=${season}` : "/holiday-stores",
    locale,
  );
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description,
    alternates,
    openGraph: { ...openGraph, title, description, url: alternates.canonical },
    twitter: { ...twitter, title, description },
  };
}

export default async function HolidayStoresPage({ searchParams }: Props) {
  const today = businessDate(new Date());
  const [{ tab }, days] = await Promise.all([searchParams, listHolidaysAround(today)]);
  return <HolidayStore season={toSeason(tab) ?? nextSeason(days, today)} {...{ days, today }} />;
}
