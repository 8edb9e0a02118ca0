import { hasLocale, type Locale } from "next-intl";

import { LOCALE_COOKIE, routing } from "./routing";

type Cookies = { get(name: string): { value: string } | undefined };

/** Returns the locale of the cookie, for actions and route handlers, which cannot read the [locale] segment. */
export function getLocaleFromCookies(cookies: Cookies): Locale {
  const value = cookies.get(LOCALE_COOKIE)?.value;
  return hasLocale(routing.locales, value) ? value : routing.defaultLocale;
}
