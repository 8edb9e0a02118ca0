import { defineRouting } from "next-intl/routing";

export const LOCALE_COOKIE = "NEXT_LOCALE";

export const routing = defineRouting({
  locales: ["en", "so", "om", "am", "ar"],
  defaultLocale: "en",
  localePrefix: "never",
});

export type Language = (typeof routing.locales)[number];

/** Arabic is the only language written from right to left (specification A, section 9). */
export function getDirection(locale: string): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}
