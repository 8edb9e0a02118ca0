import "server-only";

import { createTranslator, hasLocale, type Locale } from "next-intl";

import am from "@/messages/am.json";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import om from "@/messages/om.json";
import so from "@/messages/so.json";

import { routing } from "./routing";

// Safe because `npm run check` fails when a language lacks one of en.json's keys.
const MESSAGES = { en, so, om, am, ar } as Record<Locale, typeof en>;

/** Translates outside of a request (mails, jobs), in the language that was stored; English if it is unknown. */
export function translatorOf(stored: string) {
  const locale = hasLocale(routing.locales, stored) ? stored : routing.defaultLocale;
  return createTranslator({ locale, messages: MESSAGES[locale], namespace: "mails" });
}
