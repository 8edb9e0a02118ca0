import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

import { toWesternDigits } from "./address-rules";

/** Country of numbers without a country code that are not of the destination. */
const HOME_COUNTRY = "US";

/**
 * Returns a phone number in international form, "+252 63 400 0142". A number without a country code is of the
 * destination or else of the United States, as a giver may leave their own. Null if no such number is possible.
 */
export function formatPhone(phone: string, country: CountryCode): string | null {
  const text = toWesternDigits(phone).replace(/^00/, "+");
  for (const home of [country, HOME_COUNTRY] as const) {
    const number = parsePhoneNumberFromString(text, home);
    if (number?.isPossible()) return number.formatInternational();
  }
  return null;
}
