/** Arabic article with the particles written together with it: and, so, with, as, for. */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/u;

/** Forms of the article as prefixes of stored words. */
const FORMS = ["ال", "وال", "بال", "كال", "لل"];

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
  return IS_ARABIC.test(word) ? FORMS.map((form) => form + word) : [];
}
