/** What may be spoken at a business: Somali, Oromo, Amharic, Arabic, Tigrinya, English, Swahili. */
export const SPOKEN = ["so", "om", "am", "ar", "ti", "en", "sw"] as const;
export type Spoken = (typeof SPOKEN)[number];

/** The stored codes that are known, in the order of `SPOKEN`. */
export function readSpoken(stored: readonly string[]): Spoken[] {
  return SPOKEN.filter((code) => stored.includes(code));
}
