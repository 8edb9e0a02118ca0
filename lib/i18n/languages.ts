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

/** Returns rows of translations by their language. */
export function byLocale<T extends { locale: string }>(rows: T[]) {
  const entries = rows.map(({ locale, ...text }) => [locale, text]);
  // Safe: a database constraint allows only our languages.
  return Object.fromEntries(entries) as Partial<Record<Locale, Omit<T, "locale">>>;
}

/** Returns the translations as rows; one into the text's own language is left out. */
export function toTranslationRows<T>(translations: Partial<Record<Locale, T>>, ownLocale: string) {
  return Object.entries(translations)
    .filter(([locale]) => locale !== ownLocale)
    .map(([locale, text]) => ({ ...text, locale }));
}
