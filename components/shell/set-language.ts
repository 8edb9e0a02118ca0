import type { Locale } from "next-intl";
import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { saveLanguageAction } from "@/lib/accounts/actions";
import { LOCALE_COOKIE } from "@/lib/i18n/locales.mjs";
import { setPreferenceCookie } from "./set-preference-cookie";

/** The last choice: an earlier one that is still being saved does not load the page. */
let latestChoice: Locale;

/**
 * Stores the language for a year, in the account too, and loads the page in it. `?lang=` is removed, since it would
 * override the choice.
 */
export async function setLanguage(locale: Locale) {
  latestChoice = locale;
  setPreferenceCookie(LOCALE_COOKIE, locale);
  // The language of the browser changes even when offline.
  if (isMarkedSignedIn()) await saveLanguageAction({ locale }).catch(() => null);
  if (latestChoice !== locale) return;
  const url = new URL(window.location.href);
  url.searchParams.delete("lang");
  window.history.replaceState(null, "", url);
  window.location.reload();
}
