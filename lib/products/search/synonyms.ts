import { withArticle, withoutArticle, withoutParticle } from "./arabic";
import { nearestWords } from "./spelling";
import { isStopWord } from "./stop-words";

/** `isUsed`: some product has the alias among its words; one that none has would only be looked for in vain. */
export type Alias = { alias: string; term: string; isUsed: boolean };

/** One of several ways to say a thing; `isWhole`: as a word of its own, not only as a word's beginning. */
export type TermVariant = { words: string; isWhole: boolean };

/** What a product must speak of, in any of these wordings. */
export type Term = TermVariant[];

/** Words of an alias at most. */
export const LONGEST_PHRASE = 3;

/** Words as short as these begin many others: they count only as words of their own. */
const SHORT = 3;

/** All spellings and languages of words (the table of aliases). Everything in it is folded. */
export class Vocabulary {
  private readonly terms = new Map<string, Set<string>>();
  private readonly aliases = new Map<string, Set<string>>();
  private readonly known: string[];

  constructor(rows: Alias[]) {
    for (const { alias, term, isUsed } of rows) {
      add(this.terms, alias, term);
      add(this.aliases, term, isUsed ? alias : term);
    }
    this.known = [...new Set([...this.aliases.keys(), ...this.terms.keys()])];
  }

  /** The words of a search as the things they mean; phrases of the vocabulary stay together. */
  unitsOf(typed: string[]): Term[] {
    const units: Term[] = [];
    const words = typed.map((word) => this.stemOf(word));
    for (let at = 0; at < words.length; ) {
      const [phrase, length] = this.phraseAt(words, at);
      units.push(this.wordingsOf(phrase));
      at += length;
    }
    return units;
  }

  /** The words without stop words, except those inside a phrase of the vocabulary; all where nothing else is left. */
  withoutStopWords(words: string[]): string[] {
    const kept: string[] = [];
    for (let at = 0; at < words.length; ) {
      const [phrase, length] = this.phraseAt(words, at);
      if (length > 1 || this.has(phrase) || !isStopWord(phrase)) {
        kept.push(...words.slice(at, at + length));
      }
      at += length;
    }
    return kept.length > 0 ? kept : words;
  }

  /** The words with those corrected that the vocabulary nearly has; null where there is none. `right` ones stay. */
  correct(words: string[], right: string[] = []): string[] | null {
    const better = words.map((word) => {
      if (right.includes(word)) return word;
      const stem = this.stemOf(word);
      return this.has(stem) ? stem : (this.nearest(stem) ?? stem);
    });
    return better.some((word, at) => word !== words[at]) ? better : null;
  }

  /** Whether a word needs no putting right. */
  has(phrase: string): boolean {
    return this.terms.has(phrase) || this.aliases.has(phrase);
  }

  /** A word without an Arabic article, and without a particle if only the rest is a known word. */
  private stemOf(word: string): string {
    if (this.has(word)) return word;
    const bare = withoutArticle(word);
    const rest = withoutParticle(bare);
    return rest !== null && !this.has(bare) && this.has(rest) ? rest : bare;
  }

  private phraseAt(words: string[], at: number): [string, number] {
    for (let length = LONGEST_PHRASE; length > 1; length--) {
      const phrase = words.slice(at, at + length).join(" ");
      if (at + length <= words.length && this.has(phrase)) return [phrase, length];
    }
    return [words[at] ?? "", 1];
  }

  private wordingsOf(phrase: string): Term {
    const spelled = withArticle(phrase).map((words) => ({ words, isWhole: false }));
    if (!this.has(phrase)) return [{ words: phrase, isWhole: false }, ...spelled];
    const terms = [
      ...(this.aliases.has(phrase) ? [phrase] : []),
      ...(this.terms.get(phrase) ?? []),
    ];
    const all = new Set(terms.flatMap((term) => [term, ...(this.aliases.get(term) ?? [])]));
    return [...[...all].map((words) => ({ words, isWhole: words.length <= SHORT })), ...spelled];
  }

  private nearest(word: string): string | null {
    const begun = isLongEnough(word) && this.known.find((entry) => entry.startsWith(word));
    return begun || (nearestWords(word, this.known)[0] ?? null);
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** Two letters of Ethiopic say as much as three of an alphabet. */
function isLongEnough(word: string) {
  return word.length >= (/\p{Script=Ethiopic}/u.test(word) ? 2 : 3);
}
