import { defineRouting } from "next-intl/routing";

export const LOCALE_COOKIE = "NEXT_LOCALE";

export const routing = defineRouting({
  locales: ["en", "so", "om", "am", "ar"],
  defaultLocale: "en",
  localePrefix: "never",
});

export type Language = (typeof routing.locales)[number];

/** Returns the text direction; Arabic is the only right-to-left language (specification A, section 9). */
export function getDirection(locale: string): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}
