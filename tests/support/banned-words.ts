/** A word that English texts for users avoid, and what to write instead. */
export type BannedWord = { pattern: RegExp; instead: string };

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";

const NEGATED = "could|did|does|do|is|are|was|were|has|have|will|would|should";

export const BANNED_WORDS: BannedWord[] = [
  { pattern: /\b(?:some|any|every|no)body\b/giu, instead: "you, someone, no one, everyone" },
  { pattern: /\bpieces?\b/giu, instead: "item, unit" },
  { pattern: /\bstands?\b(?! out)/giu, instead: "is, shows" },
  {
    pattern: /\b(?:anew|whom|mend(?:ed|s)?|reckoned|netted|meanwhile|hitherto|wares)\b/giu,
    instead: "again, who, repair",
  },
  { pattern: /\bwhoever\b/giu, instead: "anyone who, the person who" },
  { pattern: /\bgoods\b/giu, instead: "items, products" },
  { pattern: /\bfor good\b/giu, instead: "permanently" },
  { pattern: /\bby (?:itself|themselves|his own)\b/giu, instead: "automatically, on its own" },
  { pattern: /\bcannot\b/giu, instead: "can’t" },
  { pattern: new RegExp(`\\b(?:${NEGATED}) not\\b`, "giu"), instead: "the contraction" },
  { pattern: /\bany more\b/giu, instead: "anymore" },
  { pattern: /\bbe had\b/giu, instead: "is available" },
  { pattern: /\b(?:is|are|was|were|be) kept\b/giu, instead: "saved, stored" },
  { pattern: /\b(?:sent|send|sends) (?:it )?in\b/giu, instead: "submitted" },
  { pattern: /\b(?:taken|take|takes|given|give|gives) back\b/giu, instead: "withdrawn, refunded" },
  { pattern: /\b(?:comes?|came|goes) back\b/giu, instead: "returned" },
  { pattern: /\bonce more\b/giu, instead: "again" },
  { pattern: /(?<![e-])\bmails?\b(?! server)|\be-mail/giu, instead: "email" },
  { pattern: /\b(?:our|no more) letters\b/giu, instead: "newsletter" },
  { pattern: /\b(?:is|are|been|be) told\b/giu, instead: "we told you" },
  { pattern: /\bby the clock\b/giu, instead: "in time" },
  { pattern: /\bin all\b/giu, instead: "in total" },
  { pattern: /\bon sale\b/giu, instead: "active, for sale" },
  { pattern: /\bpostcodes?\b/giu, instead: "ZIP or postal code" },
  { pattern: /\bparcels?\b/giu, instead: "package" },
  {
    pattern: /\b(?:neighbour|organis|favour|colour|centre|catalogue|licence|travelled|grey)/giu,
    instead: "the American spelling",
  },
  { pattern: new RegExp(`\\b\\d{1,2} (?:${MONTHS})\\b`, "gu"), instead: "July 1" },
  { pattern: /\bno such\b/giu, instead: "not found" },
  { pattern: /\bsay (?:so|why|who|where|how)\b/giu, instead: "explain, show" },
  { pattern: /\bat once\b/giu, instead: "right away" },
  { pattern: /\bwaits?\b(?! for it)/giu, instead: "let, leave, pending" },
  { pattern: /\bof (?:theirs|yours|ours|your own|their own)\b/giu, instead: "your, their, our" },
  { pattern: /[a-z]'[a-z]/giu, instead: "’" },
];

/** Returns the banned words of an English text, each with what to write instead. */
export function bannedWordsOf(text: string): string[] {
  return BANNED_WORDS.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([word]) => `"${word}", write: ${instead}`),
  );
}
