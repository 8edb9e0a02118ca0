// Amharic has several letters for one sound, Arabic several forms of one letter. The database function search_fold must
// fold stored words in the same way.
const FROM = "ሐኀኸሠዐፀሑኁኹሡዑፁሒኂኺሢዒፂሃሓኃኻሣኣዓፃሔኄኼሤዔፄሕኅኽሥዕፅሖኆኾሦዖፆሧٱىةکی";
const TO = "ሀሀሀሰአጸሁሁሁሱኡጹሂሂሂሲኢጺሀሀሀሀሳአአጻሄሄሄሴኤጼህህህስእጽሆሆሆሶኦጾሷايهكي";

const REPLACEMENTS = new Map([
  ...[...FROM].map((character, index): [string, string] => [
    character,
    [...TO][index] ?? character,
  ]),
  ...Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" }),
]);

/** Returns text with case, accents, homophones and punctuation folded, and words separated by one space. */
export function normalizeForSearch(text: string): string {
  const bare = text
    .normalize("NFKD")
    .replace(/\p{M}|\u0640/gu, "")
    .toLowerCase();
  return Array.from(bare, (character) => REPLACEMENTS.get(character) ?? character)
    .join("")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Returns the folded words of a search, at most eight. */
export function tokenize(text: string): string[] {
  return normalizeForSearch(text).split(" ").filter(Boolean).slice(0, 8);
}
