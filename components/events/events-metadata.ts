import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";

import type { EventSearch } from "@/lib/events/schema";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";

/** Title and canonical address of the events; tickets, check-in and lists in one language are not indexed. */
export async function eventsMetadata(search: EventSearch): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("events")]);
  const { type, language, tickets, ticket, checkin } = search;
  if (tickets || ticket || checkin) {
    const robots = { index: false, follow: false };
    const title = checkin ? t("checkIn.title") : t("mine.title");
    return { title, robots, ...(ticket ? { referrer: "no-referrer" as const } : {}) };
  }
  const title = type ? `${t(`type.${type}`)} · ${t("title")}` : t("title");
  const description = t("description");
  const alternates = alternateLinks(type ? `/events?type=${type}` : "/events", locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description,
    alternates,
    openGraph: { ...openGraph, title, description, url: alternates.canonical },
    twitter: { ...twitter, title, description },
    ...(language ? { robots: { index: false, follow: true } } : {}),
  };
}
