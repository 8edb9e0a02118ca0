import { type Language, routing } from "@/lib/i18n/routing";

type Texts = Record<string, string>;

/** Whether a field of a translation has a text. */
export const hasText = (texts: Texts) => Object.values(texts).some((text) => text.trim() !== "");

/** Returns form values of all languages; missing texts are empty. */
export function inAllLanguages<T extends Texts>(
  translations: Partial<Record<Language, { [K in keyof T]: string | null }>>,
  blank: T,
) {
  const filled = routing.locales.map((locale) => {
    const entries = Object.entries(translations[locale] ?? {}).map(([key, text]) => [
      key,
      text ?? "",
    ]);
    return [locale, { ...blank, ...Object.fromEntries(entries) }];
  });
  return Object.fromEntries(filled) as Record<Language, T>;
}

/** Returns the translations with at least one text; never one into the text's own language. */
export function writtenIn<T extends Texts>(
  translations: Record<Language, T>,
  ownLanguage: Language,
) {
  const written = routing.locales.filter(
    (locale) => locale !== ownLanguage && hasText(translations[locale]),
  );
  return Object.fromEntries(written.map((locale) => [locale, translations[locale]])) as Partial<
    Record<Language, T>
  >;
}
