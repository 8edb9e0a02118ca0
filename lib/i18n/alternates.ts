import type { Metadata } from "next";
import type { Locale } from "next-intl";

import { routing } from "./routing";

/** The address of a page in one language: bare in the default one, with `?lang=` in the others. */
function inLanguage(path: string, locale: Locale) {
  if (locale === routing.defaultLocale) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${locale}`;
}

/** Canonical address and hreflang of a public page. `path` without a language, such as "/product/12". */
export function alternateLinks(path: string, locale: Locale) {
  const languages = routing.locales.map((code) => [code, inLanguage(path, code)]);
  return {
    canonical: inLanguage(path, locale),
    languages: { ...Object.fromEntries(languages), "x-default": path },
  } satisfies Metadata["alternates"];
}
