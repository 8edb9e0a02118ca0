import { defineRouting } from "next-intl/routing";

import { DEFAULT_LOCALE, LOCALES } from "./locales.mjs";

export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: "never",
});

export type Language = (typeof routing.locales)[number];

/** Returns the text direction; Arabic is the only right-to-left language (specification A, section 9). */
export function getDirection(locale: string): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/** Returns the language of a tag in any case, without its region: "ar" for "AR-SA". */
export function primaryLanguageOf(tag: string | null): string | null {
  return tag?.split(/[-_]/, 1)[0]?.toLowerCase() ?? null;
}
