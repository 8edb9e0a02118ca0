import { normalizeForSearch } from "@/lib/core/search-text";

/** Function words of the five languages, except those that name a product in another language. */
const STOP_WORD_LISTS = [
  "a an the for from of to in on at by with without and this that these those my your our his her their its it me you us them some any is are i we who which other another looking want need please",
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
