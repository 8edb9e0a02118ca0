import { notFound } from "next/navigation";
import * as rootParams from "next/root-params";
import { hasLocale, type Messages } from "next-intl";
import { getRequestConfig } from "next-intl/server";

import { routing } from "./routing";

const load = {
  en: () => import("@/messages/en.json"),
  so: () => import("@/messages/so.json"),
  om: () => import("@/messages/om.json"),
  am: () => import("@/messages/am.json"),
  ar: () => import("@/messages/ar.json"),
};

// Actions and route handlers cannot read next/root-params yet, so they pass `locale` explicitly.
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootParams.locale());
  if (!hasLocale(routing.locales, locale)) notFound();
  // Safe because `npm run check` fails when a language lacks one of en.json's keys.
  const messages = (await load[locale]()).default as Messages;
  return { locale, messages, timeZone: "America/Chicago" };
});
