import { hasLocale, type Locale } from "next-intl";

import { primaryLanguageOf, routing } from "./routing";

/** Returns the first language of the product among language tags, most preferred first; null without any. */
export function preferredLocale(tags: readonly string[]): Locale | null {
  for (const tag of tags) {
    const language = primaryLanguageOf(tag);
    if (hasLocale(routing.locales, language)) return language;
  }
  return null;
}
