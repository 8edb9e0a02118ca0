import { normalizeForSearch } from "@/lib/core/search-text";

/** Words of the five languages for a value: forms with the usual prefixes and endings are found, too. */
export type Phrases = Partial<Record<"en" | "so" | "om" | "am" | "ar", readonly string[]>>;

const PREFIXES = { am: ["የ", "ከ", "በ"], ar: ["ال", "و", "وال", "من "] };
const ENDINGS = {
  so: ["ga", "gu", "ka", "ku", "na", "da", "du", "ta", "tu", "a"],
  om: ["n", "s", "f", "tti", "rraa", "dhaan"],
};

/** Returns the folded forms of a value's words. */
export function formsOf(phrases: Phrases): string[] {
  const forms = Object.entries(phrases).flatMap(([language, list]) => {
    const prefixes = language === "am" || language === "ar" ? PREFIXES[language] : [];
    const endings = language === "so" || language === "om" ? ENDINGS[language] : [];
    return list.flatMap((phrase) => [
      phrase,
      ...prefixes.map((prefix) => prefix + phrase),
      ...endings.map((ending) => phrase + ending),
    ]);
  });
  return forms.map(normalizeForSearch);
}

/**
 * Returns a function that finds the values a text names, in the order of `values`. The longest phrase at a position wins;
 * phrases of `ignored` name nothing.
 */
export function createMatcher<T extends string>(
  values: readonly (readonly [T, Phrases])[],
  ignoredPhrases: Phrases,
) {
  const byPhrase = new Map<string, T | null>([
    ...values.flatMap(([value, phrases]) => formsOf(phrases).map((form) => [form, value] as const)),
    ...formsOf(ignoredPhrases).map((form) => [form, null] as const),
  ]);
  const longest = Math.max(...Array.from(byPhrase.keys(), (form) => form.split(" ").length));
  return (text: string): T[] => {
    const tokens = normalizeForSearch(text).split(" ");
    const matches = new Set<T>();
    for (let position = 0; position < tokens.length; ) {
      const length = phraseAt(tokens, position);
      const value = byPhrase.get(tokens.slice(position, position + length).join(" "));
      if (value) matches.add(value);
      position += Math.max(length, 1);
    }
    return values.map(([value]) => value).filter((value) => matches.has(value));
  };

  /** Returns the number of tokens of the longest phrase that starts at `at`; 0 without one. */
  function phraseAt(tokens: string[], position: number): number {
    for (let length = longest; length > 0; length--) {
      if (byPhrase.has(tokens.slice(position, position + length).join(" "))) return length;
    }
    return 0;
  }
}
