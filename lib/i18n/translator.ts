import "server-only";

import { createFormatter, createTranslator, hasLocale, type Locale } from "next-intl";

import am from "@/messages/am.json";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import om from "@/messages/om.json";
import so from "@/messages/so.json";

import { routing } from "./routing";

// Safe because `npm run check` fails when a language lacks one of en.json's keys.
const MESSAGES = { en, so, om, am, ar } as Record<Locale, typeof en>;

/**
 * Returns a translator for use outside of a request (emails, jobs), in the stored language; English if it is unknown.
 */
export function emailTranslator(storedLocale: string) {
  return createTranslator({ ...languageOf(storedLocale), namespace: "emails" });
}

/** Returns a translator for notifications, in the stored language. */
export function notificationTranslator(storedLocale: string) {
  return createTranslator({ ...languageOf(storedLocale), namespace: "notifications.texts" });
}

/** Returns a translator for the activity feed, in the reader's language. */
export function activityTranslator(locale: string) {
  return createTranslator({ ...languageOf(locale), namespace: "analytics.activity" });
}

/** Returns texts and date formats of a document, in the stored language; dates use the time zone of the pages. */
export function documentTranslator(storedLocale: string) {
  const { locale, messages } = languageOf(storedLocale);
  return {
    locale,
    t: createTranslator({ locale, messages }),
    format: createFormatter({ locale, timeZone: "America/Chicago" }),
  };
}

function languageOf(storedLocale: string) {
  const locale = hasLocale(routing.locales, storedLocale) ? storedLocale : routing.defaultLocale;
  return { locale, messages: MESSAGES[locale] };
}
