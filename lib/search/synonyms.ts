import {
  isRecipient,
  isStopWord,
  listStems,
  measureOf,
  singularOf,
  spellingsOf,
  withAmharicPrefixes,
  withArticle,
  withoutArticle,
  withoutParticle,
} from "./normalize";
import { findNearest } from "./spelling";

/** `isUsed`: some product contains the alias; unused aliases are left out of queries. */
export type Alias = { alias: string; term: string; isUsed: boolean };

/** Variant of a term; `isWhole` matches whole words only, otherwise also prefixes. */
export type TermVariant = { phrase: string; isWholeToken: boolean };

/** Variants of one term; a product matches if it contains any of them. */
export type Term = TermVariant[];

/** Maximum words of an alias. */
export const LONGEST_PHRASE = 3;

/** Maximum length of variants that match whole words only; as prefixes they match too much. */
const SHORT = 3;

/**
 * Aliases and translations of search terms. An alias of several terms is a broader word: it finds all of them, but none
 * of them finds it. All entries are folded.
 */
export class Vocabulary {
  private readonly terms = new Map<string, Set<string>>();
  private readonly aliases = new Map<string, Set<string>>();
  private readonly used = new Set<string>();
  private readonly entries: string[];

  constructor(rows: Alias[]) {
    for (const { alias, term, isUsed } of rows) {
      add(this.terms, alias, term);
      if (isUsed) this.used.add(alias);
    }
    for (const { alias, term } of rows) {
      add(this.aliases, term, this.used.has(alias) && !this.isBroader(alias) ? alias : term);
    }
    this.entries = [...new Set([...this.aliases.keys(), ...this.terms.keys()])];
  }

  /** Returns the terms of a search; known phrases stay together. */
  termsOf(tokens: string[]): Term[] {
    const terms: Term[] = [];
    const stems = tokens.map((token) => this.stemOf(token));
    for (let position = 0; position < stems.length; ) {
      const measure = measureOf(tokens[position] ?? "", tokens[position + 1]);
      const [phrase, length] = this.phraseAt(tokens, stems, position);
      terms.push(measure ? measure.forms.map(toWholeToken) : this.variantsOf(phrase));
      position += measure?.length ?? length;
    }
    return terms;
  }

  /** Returns the terms of the known words and phrases of a search. */
  listTerms(tokens: string[]): string[] {
    const stems = tokens.map((token) => this.stemOf(token));
    const terms: string[] = [];
    for (let position = 0; position < stems.length; ) {
      const [phrase, length] = this.phraseAt(tokens, stems, position);
      terms.push(...(this.terms.get(phrase) ?? (this.aliases.has(phrase) ? [phrase] : [])));
      position += length;
    }
    return [...new Set(terms)];
  }

  /** Returns the words without stop words, except those inside a known phrase; all words if nothing else remains. */
  withoutStopWords(tokens: string[]): string[] {
    const remaining: string[] = [];
    for (let position = 0; position < tokens.length; ) {
      const [phrase, length] = this.phraseAt(tokens, tokens, position);
      const isRelevant = !isStopWord(phrase) && !isRecipient(phrase, tokens[position - 1]);
      if (length > 1 || this.has(phrase) || isRelevant) {
        remaining.push(...tokens.slice(position, position + length));
      }
      position += length;
    }
    return remaining.length > 0 ? remaining : tokens;
  }

  /**
   * Returns the words with misspelled ones replaced by the nearest entries; null if nothing changes. Words in `right`
   * are unchanged.
   */
  correct(tokens: string[], right: string[] = []): string[] | null {
    const corrected = tokens.map((token) => {
      if (right.includes(token)) return token;
      const stem = this.stemOf(token);
      return this.has(stem) ? stem : (this.nearest(stem) ?? stem);
    });
    return corrected.some((token, position) => token !== tokens[position]) ? corrected : null;
  }

  /** Returns whether a word or phrase is an alias or a term. */
  has(phrase: string): boolean {
    return this.terms.has(phrase) || this.aliases.has(phrase);
  }

  private isBroader(alias: string) {
    return (this.terms.get(alias)?.size ?? 0) > 1;
  }

  /** Returns the stem of a word that is an entry, otherwise an Arabic word without article, or the word. */
  private stemOf(token: string): string {
    if (this.has(token)) return token;
    const stem = listStems(token).find((entry) => this.has(entry));
    if (stem !== undefined) return stem;
    const bare = withoutArticle(token);
    const rest = withoutParticle(bare);
    return rest !== null && !this.has(bare) && this.has(rest) ? rest : bare;
  }

  /** Returns the longest entry that begins at a word, as typed or of stems, otherwise the stem; and its words. */
  private phraseAt(tokens: string[], stems: string[], position: number): [string, number] {
    for (let length = Math.min(LONGEST_PHRASE, stems.length - position); length > 1; length--) {
      const phrases = [tokens, stems].map((sequence) =>
        sequence.slice(position, position + length).join(" "),
      );
      const entry = phrases.find((phrase) => this.has(phrase));
      if (entry !== undefined) return [entry, length];
    }
    return [stems[position] ?? "", 1];
  }

  private variantsOf(phrase: string): Term {
    const articleVariants = withArticle(phrase).map((form) => ({
      phrase: form,
      isWholeToken: false,
    }));
    if (!this.has(phrase)) {
      const singular = singularOf(phrase);
      return [
        { phrase, isWholeToken: false },
        ...(singular ? [{ phrase: singular, isWholeToken: singular.length <= SHORT }] : []),
        ...spellingsOf(phrase).map((form) => ({ phrase: form, isWholeToken: false })),
        ...withAmharicPrefixes(phrase).map((form) => ({ phrase: form, isWholeToken: false })),
        ...articleVariants,
      ];
    }
    const isTerm = this.aliases.has(phrase) || (this.isBroader(phrase) && this.used.has(phrase));
    const terms = [...(isTerm ? [phrase] : []), ...(this.terms.get(phrase) ?? [])];
    const phrases = terms.flatMap((term) => [term, ...(this.aliases.get(term) ?? [])]);
    const all = new Set(phrases.flatMap((form) => [form, ...spellingsOf(form)]));
    return [
      ...[...all].map((form) => ({ phrase: form, isWholeToken: form.length <= SHORT })),
      ...articleVariants,
    ];
  }

  private nearest(token: string): string | null {
    const begun = isLongEnough(token) && this.entries.find((entry) => entry.startsWith(token));
    return begun || (findNearest(token, this.entries)[0] ?? null);
  }
}

const toWholeToken = (phrase: string): TermVariant => ({ phrase, isWholeToken: true });

function add(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** Two Ethiopic characters carry as much as three letters of an alphabet. */
function isLongEnough(token: string) {
  return token.length >= (/\p{Script=Ethiopic}/u.test(token) ? 2 : 3);
}
