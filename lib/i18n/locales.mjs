// The languages of the product. Plain JavaScript, because next.config.mjs and scripts/server.mjs import it too.

export const LOCALES = /** @type {const} */ (["en", "so", "om", "am", "ar"]);

/** The language of a request without a language cookie. */
export const DEFAULT_LOCALE = "en";

/** Source of a regular expression that matches a language. */
export const LOCALE_SOURCE = LOCALES.join("|");

export const LOCALE_COOKIE = "NEXT_LOCALE";

/**
 * Returns the language of a cookie's value; the default language for any other value.
 * @param {string | undefined} value
 * @returns {(typeof LOCALES)[number]}
 */
export function toLocale(value) {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE;
}
