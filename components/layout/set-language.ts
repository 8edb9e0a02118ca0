import type { Locale } from "next-intl";

import { saveLanguageAction } from "@/lib/accounts/actions";
import { LOCALE_COOKIE } from "@/lib/i18n/routing";
import { setPreferenceCookie } from "./set-preference-cookie";
import { isMarkedSignedIn } from "./use-viewer";

/**
 * Keeps the choice for a year, in the account too, and reads the same page in the new language. `?lang=` would
 * speak against it.
 */
export async function setLanguage(locale: Locale) {
  setPreferenceCookie(LOCALE_COOKIE, locale);
  // A browser without network still changes its own language.
  if (isMarkedSignedIn()) await saveLanguageAction({ locale }).catch(() => null);
  const url = new URL(window.location.href);
  url.searchParams.delete("lang");
  window.history.replaceState(null, "", url);
  window.location.reload();
}
