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
import { nearestWords } from "./spelling";

/** `isUsed`: some product contains the alias; unused aliases are left out of queries. */
export type Alias = { alias: string; term: string; isUsed: boolean };

/** Variant of a term; `isWhole` matches whole words only, otherwise also prefixes. */
export type TermVariant = { words: string; isWhole: boolean };

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
  private readonly known: string[];

  constructor(rows: Alias[]) {
    for (const { alias, term, isUsed } of rows) {
      add(this.terms, alias, term);
      if (isUsed) this.used.add(alias);
    }
    for (const { alias, term } of rows) {
      add(this.aliases, term, this.used.has(alias) && !this.isBroader(alias) ? alias : term);
    }
    this.known = [...new Set([...this.aliases.keys(), ...this.terms.keys()])];
  }

  /** Returns the terms of a search; known phrases stay together. */
  termsOf(typed: string[]): Term[] {
    const terms: Term[] = [];
    const stems = typed.map((word) => this.stemOf(word));
    for (let at = 0; at < stems.length; ) {
      const measure = measureOf(typed[at] ?? "", typed[at + 1]);
      const [phrase, length] = this.phraseAt(typed, stems, at);
      terms.push(measure ? measure.forms.map(toWhole) : this.variantsOf(phrase));
      at += measure?.length ?? length;
    }
    return terms;
  }

  /** Returns the terms of the known words and phrases of a search. */
  knownTerms(typed: string[]): string[] {
    const stems = typed.map((word) => this.stemOf(word));
    const terms: string[] = [];
    for (let at = 0; at < stems.length; ) {
      const [phrase, length] = this.phraseAt(typed, stems, at);
      terms.push(...(this.terms.get(phrase) ?? (this.aliases.has(phrase) ? [phrase] : [])));
      at += length;
    }
    return [...new Set(terms)];
  }

  /** Returns the words without stop words, except those inside a known phrase; all words if nothing else remains. */
  withoutStopWords(words: string[]): string[] {
    const kept: string[] = [];
    for (let at = 0; at < words.length; ) {
      const [phrase, length] = this.phraseAt(words, words, at);
      const isRelevant = !isStopWord(phrase) && !isRecipient(phrase, words[at - 1]);
      if (length > 1 || this.has(phrase) || isRelevant) {
        kept.push(...words.slice(at, at + length));
      }
      at += length;
    }
    return kept.length > 0 ? kept : words;
  }

  /**
   * Returns the words with misspelled ones replaced by the nearest entries; null if nothing changes. Words in `right`
   * are unchanged.
   */
  correct(words: string[], right: string[] = []): string[] | null {
    const better = words.map((word) => {
      if (right.includes(word)) return word;
      const stem = this.stemOf(word);
      return this.has(stem) ? stem : (this.nearest(stem) ?? stem);
    });
    return better.some((word, at) => word !== words[at]) ? better : null;
  }

  /** Returns whether a word or phrase is an alias or a term. */
  has(phrase: string): boolean {
    return this.terms.has(phrase) || this.aliases.has(phrase);
  }

  private isBroader(alias: string) {
    return (this.terms.get(alias)?.size ?? 0) > 1;
  }

  /** Returns the stem of a word that is an entry, otherwise an Arabic word without article, or the word. */
  private stemOf(word: string): string {
    if (this.has(word)) return word;
    const stem = listStems(word).find((entry) => this.has(entry));
    if (stem !== undefined) return stem;
    const bare = withoutArticle(word);
    const rest = withoutParticle(bare);
    return rest !== null && !this.has(bare) && this.has(rest) ? rest : bare;
  }

  /** Returns the longest entry that begins at a word, as typed or of stems, otherwise the stem; and its words. */
  private phraseAt(typed: string[], stems: string[], at: number): [string, number] {
    for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 1; length--) {
      const phrases = [typed, stems].map((words) => words.slice(at, at + length).join(" "));
      const entry = phrases.find((phrase) => this.has(phrase));
      if (entry !== undefined) return [entry, length];
    }
    return [stems[at] ?? "", 1];
  }

  private variantsOf(phrase: string): Term {
    const spelled = withArticle(phrase).map((words) => ({ words, isWhole: false }));
    if (!this.has(phrase)) {
      const singular = singularOf(phrase);
      return [
        { words: phrase, isWhole: false },
        ...(singular ? [{ words: singular, isWhole: singular.length <= SHORT }] : []),
        ...spellingsOf(phrase).map((words) => ({ words, isWhole: false })),
        ...withAmharicPrefixes(phrase).map((words) => ({ words, isWhole: false })),
        ...spelled,
      ];
    }
    const isTerm = this.aliases.has(phrase) || (this.isBroader(phrase) && this.used.has(phrase));
    const terms = [...(isTerm ? [phrase] : []), ...(this.terms.get(phrase) ?? [])];
    const known = terms.flatMap((term) => [term, ...(this.aliases.get(term) ?? [])]);
    const all = new Set(known.flatMap((words) => [words, ...spellingsOf(words)]));
    return [...[...all].map((words) => ({ words, isWhole: words.length <= SHORT })), ...spelled];
  }

  private nearest(word: string): string | null {
    const begun = isLongEnough(word) && this.known.find((entry) => entry.startsWith(word));
    return begun || (nearestWords(word, this.known)[0] ?? null);
  }
}

const toWhole = (words: string): TermVariant => ({ words, isWhole: true });

function add(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** Two Ethiopic characters carry as much as three letters of an alphabet. */
function isLongEnough(word: string) {
  return word.length >= (/\p{Script=Ethiopic}/u.test(word) ? 2 : 3);
}
