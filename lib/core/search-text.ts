// Amharic writes one sound with several letters, Arabic one letter in several shapes. The function search_fold of the
// database folds the stored words in the same way.
const FROM = "ሐኀኸሠዐፀሑኁኹሡዑፁሒኂኺሢዒፂሃሓኃኻሣኣዓፃሔኄኼሤዔፄሕኅኽሥዕፅሖኆኾሦዖፆሧٱىةکی";
const TO = "ሀሀሀሰአጸሁሁሁሱኡጹሂሂሂሲኢጺሀሀሀሀሳአአጻሄሄሄሴኤጼህህህስእጽሆሆሆሶኦጾሷايهكي";

const LETTERS = new Map([
  ...[...FROM].map((letter, at): [string, string] => [letter, [...TO][at] ?? letter]),
  ...Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" }),
]);

/** Words with one spelling each, between single blanks: case, accents, homophones and signs folded away. */
export function normalizeForSearch(text: string): string {
  const bare = text
    .normalize("NFKD")
    .replace(/\p{M}|\u0640/gu, "")
    .toLowerCase();
  return Array.from(bare, (letter) => LETTERS.get(letter) ?? letter)
    .join("")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The words of a search, folded; the first eight are enough. */
export function tokenize(text: string): string[] {
  return normalizeForSearch(text).split(" ").filter(Boolean).slice(0, 8);
}
