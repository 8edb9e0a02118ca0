import { normalizeForSearch } from "@/lib/core/search-text";

/** Function words of the five languages, except those that name a product in another language. */
const STOP_WORD_LISTS = [
  "a an the s for from of to in on at by with without and this that these those my your our his her their its it me you us them some any is are i we who which other another looking want need please",
  "iyo ka ku u oo ee la waa aan kan tan mid",
  "fi kan akka irraa keessa waliin",
  "እና ከ ለ ወደ ጋር ይህ ያ ነው የእኔ",
  "من في على الى إلى عن مع هذا هذه هو هي أو ثم",
];

const STOP_WORDS = new Set(STOP_WORD_LISTS.flatMap((list) => normalizeForSearch(list).split(" ")));

/** People for whom something is bought; behind a stop word they do not describe it: "necklace for my mom". */
const RECIPIENTS = new Set(
  normalizeForSearch(
    "mom mum mommy mama mother dad daddy papa father wife husband sister brother son daughter aunt uncle friend boyfriend girlfriend grandma grandpa teacher",
  ).split(" "),
);

/** Returns whether a folded word names a recipient, by the word before it. */
export function isRecipient(word: string, previous: string | undefined): boolean {
  return previous !== undefined && RECIPIENTS.has(word) && isStopWord(previous);
}

/** Returns whether a folded word is a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Arabic article with the particles written together with it: and, so, with, as, for. */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/u;

/** Forms of the article as prefixes of stored words. */
const ARTICLE_FORMS = ["ال", "وال", "بال", "كال", "لل"];

/** Particles before a word without article. */
const PARTICLE = /^[وفبكل](?=.{3})/u;

const IS_ARABIC = /^\p{Script=Arabic}+$/u;

/** Returns a folded word without the Arabic article; any other word unchanged. */
export function withoutArticle(word: string): string {
  return IS_ARABIC.test(word) ? word.replace(ARTICLE, "") : word;
}

/** Returns a folded Arabic word without its leading particle; null for any other word. */
export function withoutParticle(word: string): string | null {
  return IS_ARABIC.test(word) && PARTICLE.test(word) ? word.slice(1) : null;
}

/** Returns an Arabic word with each form of the article; an empty list for any other word. */
export function withArticle(word: string): string[] {
  return IS_ARABIC.test(word) ? ARTICLE_FORMS.map((form) => form + word) : [];
}

const IS_LATIN = /^[a-z]+$/;

/** Returns the singular of a folded English plural; null for any other word. */
export function singularOf(word: string): string | null {
  if (!IS_LATIN.test(word) || word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) {
    return null;
  }
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|sh|ch|x)es$|s$/, "");
}

/** Endings of English words that are written in more than one way: singular and plural, British and American. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2}[lraei])ves$/, "f"],
  [/(?<=[a-z]i)ves$/, "fe"],
  [/(?<=[a-z]{2}[lrae])f$/, "ves"],
  [/(?<=[a-z]i)fe$/, "ves"],
  [/(?<=[a-z]{3})oes$/, "o"],
  [/(?<=[a-z]{3})o$/, "oes"],
  [/(?<=[a-z]{3})ies$/, "y"],
  [/(?<=[a-z]{2}[^aeiou])y$/, "ies"],
  [/men$/, "man"],
  [/mens$/, "men"],
  [/(?<!hu|o)man$/, "men"],
  [/woman$/, "women"],
  [/(?<=[a-z]{3})our$/, "or"],
  [/(?<=[a-z]{3})ours$/, "ors"],
  [/(?<=[a-z]{3})or$/, "our"],
  [/(?<=[a-z]{3})oured$/, "ored"],
  [/(?<=[a-z]{3})ored$/, "oured"],
];

/** Other spellings of whole words. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["child", "children"],
  ["foot", "feet"],
  ["tooth", "teeth"],
  ["loaf", "loaves"],
  ["grey", "gray"],
  ["jewellery", "jewelry"],
  ["catalogue", "catalog"],
  ["centre", "center"],
  ["fibre", "fiber"],
  ["woollen", "woolen"],
];
const PARTNERS = new Map(
  PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
);

/** Returns other written forms of a folded English word; most are no words, which no product has. */
export function spellingsOf(word: string): string[] {
  if (!IS_LATIN.test(word) || word.length < 4) return [];
  const direct = directSpellingsOf(word);
  // The singular of a possessive plural: "womens", "women", "woman".
  const further = direct.flatMap(directSpellingsOf);
  return [...new Set([...direct, ...further])].filter((form) => form !== word);
}

function directSpellingsOf(word: string): string[] {
  const partner = PARTNERS.get(word);
  const forms = SPELLINGS.flatMap(([ending, other]) =>
    ending.test(word) ? [word.replace(ending, other)] : [],
  );
  return [...(partner ? [partner] : []), ...forms];
}

const UNITS = new Set("g kg mg ml l oz lb lbs cm mm".split(" "));
const JOINED_MEASURE = /^(\d+)([a-z]{1,3})$/;

/** Returns both spellings of a number with its unit, "250 g" and "250g"; null for other words. */
export function measureOf(
  word: string,
  next: string | undefined,
): { forms: string[]; length: number } | null {
  const [, number, unit] = JOINED_MEASURE.exec(word) ?? [];
  if (number && unit && UNITS.has(unit)) return { forms: [`${number} ${unit}`, word], length: 1 };
  if (!/^\d+$/.test(word) || !next || !UNITS.has(next)) return null;
  return { forms: [`${word} ${next}`, word + next], length: 2 };
}

/** Somali article, written together with its noun. */
const SOMALI_ARTICLE = /(?:[kgdth]a|(?<=h)a)$/;

/** Returns the possible nouns of a folded Somali word with an article; a final "o" of the noun is "a" before it. */
function withoutSomaliArticle(word: string): string[] {
  if (!IS_LATIN.test(word)) return [];
  const bare = [word.replace(SOMALI_ARTICLE, ""), word.replace(/a$/, "")];
  return bare
    .flatMap((noun) => [noun, noun.replace(/a$/, "o")])
    .filter((noun) => noun !== word && noun.length > 2);
}

const IS_ETHIOPIC = /^\p{Script=Ethiopic}+$/u;

/** Amharic prepositions, written together with the noun: of, for, in, from. */
const AMHARIC_PREFIXES = ["የ", "ለ", "በ", "ከ"];

/** Returns a folded Amharic word without its preposition; null if there is none, or too little remains. */
function withoutAmharicPrefix(word: string): string | null {
  return AMHARIC_PREFIXES.some((prefix) => word.startsWith(prefix)) && word.length > 2
    ? word.slice(1)
    : null;
}

/** Amharic plural endings; "ኦች" changes the vowel of the last letter. */
function withoutAmharicPlural(word: string): string[] {
  if (word.endsWith("ዎች")) return [word.slice(0, -2)];
  if (word.endsWith("ት")) return [word.slice(0, -1)];
  return word.endsWith("ች") ? [withBareVowel(word.slice(0, -1))] : [];
}

/** Letters of a consonant are in the order of its seven vowels: the sixth is bare, the seventh is "o". */
function withBareVowel(word: string): string {
  const last = word.codePointAt(word.length - 1) ?? 0;
  return last % 8 === 6 ? word.slice(0, -1) + String.fromCodePoint(last - 1) : word;
}

function listAmharicStems(word: string): string[] {
  if (!IS_ETHIOPIC.test(word)) return [];
  const words = [word, withoutAmharicPrefix(word)].filter((part) => part !== null);
  return [...words, ...words.flatMap(withoutAmharicPlural)].filter((stem) => stem.length > 1);
}

/**
 * Returns the possible stems of a folded word, likeliest first: without plural, article or preposition. Most are no
 * words; the caller knows which ones are.
 */
export function listStems(word: string): string[] {
  const singular = singularOf(word);
  return [
    ...(singular ? [singular] : []),
    ...spellingsOf(word),
    ...withoutSomaliArticle(word),
    ...listAmharicStems(word),
  ];
}

/** Returns an Amharic word without and with each preposition; an empty list for any other word. */
export function withAmharicPrefixes(word: string): string[] {
  if (!IS_ETHIOPIC.test(word)) return [];
  const noun = (word.length > 3 && withoutAmharicPrefix(word)) || word;
  return [noun, ...AMHARIC_PREFIXES.map((prefix) => prefix + noun)].filter((form) => form !== word);
}
