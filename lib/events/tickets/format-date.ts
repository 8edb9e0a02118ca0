import "server-only";

import { documentTranslator } from "@/lib/i18n/translator";

/** Returns the start of an event in its own time zone, with the zone's name, in the given locale. */
export function formatEventDate(startsAt: Date, locale: string) {
  return documentTranslator(locale).format.dateTime(startsAt, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
