import { isStopWord } from "./normalize";
import { nearestWords } from "./spelling";
import type { Term } from "./synonyms";
import type { Lexicon } from "./term-statistics";

/** A typed word and a similar word of some product. */
export type SpellingCandidate = { typed: string; word: string };

/** A corrected search: its terms, and its text for the page. */
export type Correction = { terms: Term[]; text: string };

type Misspelled = {
  words: string[];
  /** Words without synonyms that are not frequent. */
  unknown: string[];
  similar: SpellingCandidate[];
};

/** Returns likely corrections, likeliest first: by the synonyms, then by similar words of products. */
export function listCorrections(
  { words, unknown, similar }: Misspelled,
  lexicon: Lexicon,
): Correction[] {
  const { vocabulary } = lexicon;
  const exists = (word: string) => similar.some((row) => row.typed === word && row.word === word);
  // A single word is always corrected: no product on sale has it, even if the statistics know it.
  const correct =
    words.length > 1 ? words.filter((word) => !unknown.includes(word) || exists(word)) : [];
  const bySynonyms = vocabulary.correct(words, correct);
  const known = bySynonyms && {
    terms: vocabulary.termsOf(bySynonyms),
    text: bySynonyms.join(" "),
  };
  const near = correctBySimilarWords(bySynonyms ?? words, similar, lexicon);
  return [known, near].filter((entry) => entry !== null);
}

/** Replaces each word by the nearest ones of `similar`; null if nothing changes. */
function correctBySimilarWords(
  words: string[],
  similar: SpellingCandidate[],
  { vocabulary }: Lexicon,
): Correction | null {
  const nearest = words.map((typed) =>
    nearestWords(
      typed,
      similar.flatMap((row) => (row.typed === typed && !isStopWord(row.word) ? [row.word] : [])),
    ),
  );
  if (nearest.flat().every((word) => words.includes(word))) return null;
  const terms = words.map((typed, at): Term => {
    const near = (nearest[at] ?? []).map((word) => ({ words: word, isWhole: false }));
    return near.length > 0 ? near : (vocabulary.termsOf([typed])[0] ?? []);
  });
  const text = words.map((typed, at) => nearest[at]?.join(" / ") || typed).join(" ");
  return { terms, text };
}
