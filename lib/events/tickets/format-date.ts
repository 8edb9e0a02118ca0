import "server-only";

import { documentTranslator } from "@/lib/i18n/translator";

/** When an event begins, by the clock at home and in somebody's language, with the name of that clock. */
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
