/** The article with the particles that are written together with it: and, so, with, as, for. */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/u;

/** The same as prefixes, in which a stored word may begin. */
const FORMS = ["ال", "وال", "بال", "كال", "لل"];

/** Particles that stand before a word without its article. */
const PARTICLE = /^[وفبكل](?=.{3})/u;

const IS_ARABIC = /^\p{Script=Arabic}+$/u;

/** A folded word without the Arabic article; any other word as it is. */
export function withoutArticle(word: string): string {
  return IS_ARABIC.test(word) ? word.replace(ARTICLE, "") : word;
}

/** A folded Arabic word without a particle that it may begin with; null for any other word. */
export function withoutParticle(word: string): string | null {
  return IS_ARABIC.test(word) && PARTICLE.test(word) ? word.slice(1) : null;
}

/** An Arabic word with the article, in every form in which texts write it; none for any other word. */
export function withArticle(word: string): string[] {
  return IS_ARABIC.test(word) ? FORMS.map((form) => form + word) : [];
}
