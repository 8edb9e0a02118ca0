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
