import type { Metadata } from "next";
import type { Locale } from "next-intl";

import { routing } from "./routing";

/** Returns the URL of a page in one language: without parameter for the default, with `?lang=` for the others. */
export function pathInLanguage(path: string, locale: Locale) {
  if (locale === routing.defaultLocale) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${locale}`;
}

/** Returns the canonical URL and hreflang links of a public page. `path` without a language, such as "/product/12". */
export function alternateLinks(path: string, locale: Locale) {
  const languages = routing.locales.map((code) => [code, pathInLanguage(path, code)]);
  return {
    canonical: pathInLanguage(path, locale),
    languages: { ...Object.fromEntries(languages), "x-default": path },
  } satisfies Metadata["alternates"];
}
