/** A spelling or form that a language doesn't use here, and what to write instead. */
type Rule = { pattern: RegExp; instead: string };

/** One orthography per language, in the interface as in seeded content. */
const SPELLINGS: Record<string, Rule[]> = {
  so: [
    { pattern: /\b[Kk]aliya\b/gu, instead: "keliya" },
    { pattern: /\b[Kk]oodh\p{L}*/gu, instead: "kood-" },
    { pattern: /\p{L}*[Xx]idh\p{L}*/gu, instead: "xir-" },
    { pattern: /\p{L}+yey\b/gu, instead: "-yay" },
    { pattern: /\b[Xx]inn(?:e|aha)\b/gu, instead: "cillaan" },
    { pattern: /\p{L}*idhaah\p{L}*/gu, instead: "-iraah-" },
  ],
  om: [
    { pattern: /\b[Yy]ookaan\b/gu, instead: "yookiin" },
    { pattern: /\bAdoolessa\b/gu, instead: "Adooleessa" },
    { pattern: /\u02bc/gu, instead: "’" },
    { pattern: /\b[Bb]iti\b/gu, instead: "bitadhu" },
  ],
  am: [
    { pattern: /ውኃ/gu, instead: "ውሃ" },
    { pattern: /ሒና/gu, instead: "ሂና" },
    { pattern: /ሐልዋ/gu, instead: "ሀልዋ" },
    { pattern: /ሒሳብ/gu, instead: "ሂሳብ" },
    { pattern: /ዲራክ/gu, instead: "ዲራዕ" },
  ],
  ar: [
    { pattern: /كال مادو/gu, instead: "عل مدو" },
    { pattern: /البيو(?!\p{L})/gu, instead: "البييو" },
  ],
};

/** Masculine imperatives for a friend; the polite form begins with ይ or ያ. */
const FAMILIAR = new Set(
  [
    "አሳይ አጥፋ ላክ ጨምር ቀልብስ ሰርዝ ክፈት ዝጋ ምረጥ አስቀምጥ ፈልግ አውርድ ጫን አክል",
    "አርም አስተካክል ቀይር አስገባ ጻፍ አትም ተመልከት አረጋግጥ ጠብቅ አስወግድ አንሳ ቅዳ አጋራ",
    "ተመለስ ደብቅ ሞክር ቀጥል አቁም ጀምር አጽድቅ ለጥፍ ሂድ ውጣ",
  ].flatMap((line) => line.split(" ")),
);

/** Hours of a 12-hour clock, which count from six where Amharic and Oromo are spoken. */
const HALF_DAY_HOURS: Record<string, RegExp> = {
  om: /\b(?:AM|PM|WB|WD)\b/gu,
  am: /\b(?:AM|PM)\b|(?:ከሰዓት|ከጠዋቱ|ጠዋት|ማታ|ከምሽቱ)(?: በኋላ)? ?\{\w+\}|\{\w+\} ?(?:ከሰዓት|ጠዋት|ማታ)/gu,
};

/** Returns the misspelled words of a text, each with what to write instead. */
export function misspellingsOf(language: string, text: string): string[] {
  return (SPELLINGS[language] ?? []).flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([word]) => `${word}, write: ${instead}`),
  );
}

/** Returns the familiar imperatives of an Amharic text. */
export function familiarWordsOf(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => FAMILIAR.has(word));
}

/** Returns the hours of a text that are given on a 12-hour clock. */
export function halfDayHoursOf(language: string, text: string): string[] {
  const pattern = HALF_DAY_HOURS[language];
  return pattern ? [...text.matchAll(pattern)].map(([hour]) => hour) : [];
}
