import type { Locale } from "next-intl";

/** Name of each language in that language, in the order of the language menu. */
export const NATIVE_NAMES: Record<Locale, string> = {
  en: "English",
  so: "Soomaali",
  om: "Afaan Oromoo",
  am: "አማርኛ",
  ar: "العربية",
};

/** Languages of a text with translations: the one it is shown in, the one it was written in, and all that exist. */
export type TextLanguages = { locale: Locale; originalLocale: Locale; languages: Locale[] };
