import type { Locale } from "next-intl";

import { LOCALE_COOKIE, toLocale } from "./locales.mjs";

type Cookies = { get(name: string): { value: string } | undefined };

/** Returns the locale of the cookie, for actions and route handlers, which cannot read the [locale] segment. */
export function getLocaleFromCookies(cookies: Cookies): Locale {
  return toLocale(cookies.get(LOCALE_COOKIE)?.value);
}
