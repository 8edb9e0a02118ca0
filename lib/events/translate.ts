import "server-only";

import type { Locale } from "next-intl";

import { db, type Tx } from "@/lib/db/client";
import type { TextLanguages } from "@/lib/i18n/languages";
import { toLocale } from "@/lib/i18n/locales.mjs";

type Text = { id: number; locale: Locale; title: string; description: string };

/** An event in the language of a page where it has been translated, otherwise in its own. */
export type LocalizedEvent<E extends Text> = E & TextLanguages;

/** Returns events in one language; those without a translation stay in their own. */
export async function translateEvents<E extends Text>(
  targetLocale: Locale,
  events: E[],
): Promise<LocalizedEvent<E>[]> {
  const rows = await db.eventTranslation.findMany({
    where: { eventId: { in: events.map(({ id }) => id) } },
    orderBy: { locale: "asc" },
  });
  return events.map((event) => {
    const translations = rows.filter(({ eventId }) => eventId === event.id);
    const { title, description, locale } =
      event.locale === targetLocale
        ? event
        : (translations.find((row) => row.locale === targetLocale) ?? event);
    return {
      ...event,
      title,
      description,
      locale: toLocale(locale),
      originalLocale: event.locale,
      languages: [event.locale, ...translations.map((row) => toLocale(row.locale))],
    };
  });
}

type Titled = { id: number; locale: string; title: string };

/** Returns an event with its title in one language; its own if it has not been translated. */
export async function translateTitle<E extends Titled>(
  client: Pick<Tx, "eventTranslation">,
  targetLocale: string,
  event: E,
): Promise<E> {
  if (event.locale === targetLocale) return event;
  const row = await client.eventTranslation.findUnique({
    where: { eventId_locale: { eventId: event.id, locale: targetLocale } },
    select: { title: true },
  });
  return row ? { ...event, ...row } : event;
}
