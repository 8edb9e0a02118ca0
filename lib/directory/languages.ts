/** What may be spoken at a business: Somali, Oromo, Amharic, Arabic, Tigrinya, English, Swahili. */
export const SPOKEN_LANGUAGES = ["so", "om", "am", "ar", "ti", "en", "sw"] as const;
export type Spoken = (typeof SPOKEN_LANGUAGES)[number];

/** The stored codes that are known, in the order of `SPOKEN`. */
export function readSpoken(stored: readonly string[]): Spoken[] {
  return SPOKEN_LANGUAGES.filter((code) => stored.includes(code));
}
