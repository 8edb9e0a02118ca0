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
export function isRecipient(token: string, previous: string | undefined): boolean {
  return previous !== undefined && RECIPIENTS.has(token) && isStopWord(previous);
}

/** Returns whether a folded word is a stop word. */
export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token);
}

/** Arabic article with the particles written together with it: and, so, with, as, for. */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/u;

/** Forms of the article as prefixes of stored words. */
const ARTICLE_FORMS = ["ال", "وال", "بال", "كال", "لل"];

/** Particles before a word without article. */
const PARTICLE = /^[وفبكل](?=.{3})/u;

const IS_ARABIC = /^\p{Script=Arabic}+$/u;

/** Returns a folded word without the Arabic article; any other word unchanged. */
export function withoutArticle(token: string): string {
  return IS_ARABIC.test(token) ? token.replace(ARTICLE, "") : token;
}

/** Returns a folded Arabic word without its leading particle; null for any other word. */
export function withoutParticle(token: string): string | null {
  return IS_ARABIC.test(token) && PARTICLE.test(token) ? token.slice(1) : null;
}

/** Returns an Arabic word with each form of the article; an empty list for any other word. */
export function withArticle(token: string): string[] {
  return IS_ARABIC.test(token) ? ARTICLE_FORMS.map((form) => form + token) : [];
}

const IS_LATIN = /^[a-z]+$/;

/** Returns the singular of a folded English plural; null for any other word. */
export function singularOf(token: string): string | null {
  if (!IS_LATIN.test(token) || token.length < 4 || !token.endsWith("s") || token.endsWith("ss")) {
    return null;
  }
  if (token.endsWith("ies")) return `${token.slice(0, -3)}y`;
  return token.replace(/(?<=ss|sh|ch|x)es$|s$/, "");
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
const PARTNERS = new Map(PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/** Returns other written forms of a folded English word; most are no words, which no product has. */
export function spellingsOf(token: string): string[] {
  if (!IS_LATIN.test(token) || token.length < 4) return [];
  const direct = directSpellingsOf(token);
  // The singular of a possessive plural: "womens", "women", "woman".
  const further = direct.flatMap(directSpellingsOf);
  return [...new Set([...direct, ...further])].filter((form) => form !== token);
}

function directSpellingsOf(token: string): string[] {
  const partner = PARTNERS.get(token);
  const forms = SPELLINGS.flatMap(([ending, other]) =>
    ending.test(token) ? [token.replace(ending, other)] : [],
  );
  return [...(partner ? [partner] : []), ...forms];
}

const UNITS = new Set("g kg mg ml l oz lb lbs cm mm".split(" "));
const JOINED_MEASURE = /^(\d+)([a-z]{1,3})$/;

/** Returns both spellings of a number with its unit, "250 g" and "250g"; null for other words. */
export function measureOf(
  token: string,
  next: string | undefined,
): { forms: string[]; length: number } | null {
  const [, number, unit] = JOINED_MEASURE.exec(token) ?? [];
  if (number && unit && UNITS.has(unit)) return { forms: [`${number} ${unit}`, token], length: 1 };
  if (!/^\d+$/.test(token) || !next || !UNITS.has(next)) return null;
  return { forms: [`${token} ${next}`, token + next], length: 2 };
}

/** Somali article, written together with its noun. */
const SOMALI_ARTICLE = /(?:[kgdth]a|(?<=h)a)$/;

/** Returns the possible nouns of a folded Somali word with an article; a final "o" of the noun is "a" before it. */
function withoutSomaliArticle(token: string): string[] {
  if (!IS_LATIN.test(token)) return [];
  const bare = [token.replace(SOMALI_ARTICLE, ""), token.replace(/a$/, "")];
  return bare
    .flatMap((noun) => [noun, noun.replace(/a$/, "o")])
    .filter((noun) => noun !== token && noun.length > 2);
}

const IS_ETHIOPIC = /^\p{Script=Ethiopic}+$/u;

/** Amharic prepositions, written together with the noun: of, for, in, from. */
const AMHARIC_PREFIXES = ["የ", "ለ", "በ", "ከ"];

/** Returns a folded Amharic word without its preposition; null if there is none, or too little remains. */
function withoutAmharicPrefix(token: string): string | null {
  return AMHARIC_PREFIXES.some((prefix) => token.startsWith(prefix)) && token.length > 2
    ? token.slice(1)
    : null;
}

/** Amharic plural endings; "ኦች" changes the vowel of the last letter. */
function withoutAmharicPlural(token: string): string[] {
  if (token.endsWith("ዎች")) return [token.slice(0, -2)];
  if (token.endsWith("ት")) return [token.slice(0, -1)];
  return token.endsWith("ች") ? [withBareVowel(token.slice(0, -1))] : [];
}

/** Letters of a consonant are in the order of its seven vowels: the sixth is bare, the seventh is "o". */
function withBareVowel(token: string): string {
  const last = token.codePointAt(token.length - 1) ?? 0;
  return last % 8 === 6 ? token.slice(0, -1) + String.fromCodePoint(last - 1) : token;
}

function listAmharicStems(token: string): string[] {
  if (!IS_ETHIOPIC.test(token)) return [];
  const stems = [token, withoutAmharicPrefix(token)].filter((stem) => stem !== null);
  return [...stems, ...stems.flatMap(withoutAmharicPlural)].filter((stem) => stem.length > 1);
}

/**
 * Returns the possible stems of a folded word, likeliest first: without plural, article or preposition. Most are no
 * words; the caller knows which ones are.
 */
export function listStems(token: string): string[] {
  const singular = singularOf(token);
  return [
    ...(singular ? [singular] : []),
    ...spellingsOf(token),
    ...withoutSomaliArticle(token),
    ...listAmharicStems(token),
  ];
}

/** Returns an Amharic word without and with each preposition; an empty list for any other word. */
export function withAmharicPrefixes(token: string): string[] {
  if (!IS_ETHIOPIC.test(token)) return [];
  const noun = (token.length > 3 && withoutAmharicPrefix(token)) || token;
  return [noun, ...AMHARIC_PREFIXES.map((prefix) => prefix + noun)].filter(
    (form) => form !== token,
  );
}
