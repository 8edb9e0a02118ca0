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

/** Translates outside of a request (mails, jobs), in the language that was stored; English if it is unknown. */
export function emailTranslator(stored: string) {
  return createTranslator({ ...languageOf(stored), namespace: "mails" });
}

/** Says what the bell tells, in the language that was stored. */
export function notificationTranslator(stored: string) {
  return createTranslator({ ...languageOf(stored), namespace: "notifications.said" });
}

/** Says what happened in the market, in the reader's language. */
export function activityTranslator(locale: string) {
  return createTranslator({ ...languageOf(locale), namespace: "analytics.activity" });
}

/** Words and dates of a document, in the language that was stored; its days are those of the pages. */
export function documentTranslator(stored: string) {
  const { locale, messages } = languageOf(stored);
  return {
    locale,
    t: createTranslator({ locale, messages }),
    format: createFormatter({ locale, timeZone: "America/Chicago" }),
  };
}

function languageOf(stored: string) {
  const locale = hasLocale(routing.locales, stored) ? stored : routing.defaultLocale;
  return { locale, messages: MESSAGES[locale] };
}
