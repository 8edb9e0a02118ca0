import "server-only";

import { normalizeForSearch } from "@/lib/core/search-text";
import { LOCALES } from "@/lib/i18n/locales.mjs";

/** Names that people write and Unicode does not list. */
const OTHER_NAMES: Record<string, string> = {
  america: "US",
  "u s": "US",
  "u s a": "US",
  usa: "US",
  "united states of america": "US",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "great britain": "GB",
  uae: "AE",
  emirates: "AE",
  // Without an ISO code of its own.
  somaliland: "SO",
  turkey: "TR",
};

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const PAIRS = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));
let codes: Map<string, string> | undefined;

/** Names and codes of all countries in the shop's languages; 3,400 lookups, once per process. */
function readCodes() {
  const names = LOCALES.flatMap((locale) => {
    const display = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
    return PAIRS.flatMap((pair): [string, string][] => {
      const name = display.of(pair);
      if (!name) return [];
      // "UK" is "GB".
      const code = new Intl.Locale(`und-${pair}`).region ?? pair;
      return [name, pair].map((text) => [normalizeForSearch(text), code]);
    });
  });
  return new Map([...names, ...Object.entries(OTHER_NAMES)]);
}

/**
 * Returns the ISO 3166 code of a country as a seller wrote it: a name in one of the shop's languages, or the code itself.
 * Null for anything else.
 */
export function toCountryCode(text: string | null): string | null {
  if (!text) return null;
  codes ??= readCodes();
  return codes.get(normalizeForSearch(text)) ?? null;
}
