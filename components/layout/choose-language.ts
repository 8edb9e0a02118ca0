import type { Locale } from "next-intl";

import { LOCALE_COOKIE } from "@/lib/i18n/routing";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the choice for a year and reads the same page in the new language. `?lang=` would speak against it. */
export function chooseLanguage(locale: Locale) {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  const url = new URL(window.location.href);
  url.searchParams.delete("lang");
  window.history.replaceState(null, "", url);
  window.location.reload();
}
