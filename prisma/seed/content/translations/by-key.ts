import type { Locale } from "next-intl";

import type { Translations } from "./types";

/** Regroups texts from by language, then key, to by key, then language. */
export function byKey<Text>(
  languages: Partial<Record<Locale, Record<string, Text>>>,
): Record<string, Translations<Text>> {
  const result: Record<string, Translations<Text>> = {};
  for (const [locale, texts] of Object.entries(languages)) {
    for (const [key, text] of Object.entries(texts)) {
      result[key] = { ...result[key], [locale]: text };
    }
  }
  return result;
}
