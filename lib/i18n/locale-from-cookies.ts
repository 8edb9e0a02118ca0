import { hasLocale, type Locale } from "next-intl";

import { LOCALE_COOKIE, routing } from "./routing";

type Cookies = { get(name: string): { value: string } | undefined };

/** Actions and route handlers cannot read the [locale] segment; the cookie says it. */
export function getLocaleFromCookies(cookies: Cookies): Locale {
  const value = cookies.get(LOCALE_COOKIE)?.value;
  return hasLocale(routing.locales, value) ? value : routing.defaultLocale;
}
