import { isStopWord } from "./normalize";
import { findNearest } from "./spelling";
import type { Term } from "./synonyms";
import type { Lexicon } from "./term-statistics";

/** A typed word and a similar word of some product. */
export type SpellingCandidate = { typed: string; word: string };

/** A corrected search: its terms, and its text for the page. */
export type Correction = { terms: Term[]; text: string };

type Misspelled = {
  tokens: string[];
  /** Words without synonyms that are not frequent. */
  unknown: string[];
  similar: SpellingCandidate[];
};

/** Returns likely corrections, likeliest first: by the synonyms, then by similar words of products. */
export function listCorrections(
  { tokens, unknown, similar }: Misspelled,
  lexicon: Lexicon,
): Correction[] {
  const { vocabulary } = lexicon;
  const exists = (token: string) =>
    similar.some((row) => row.typed === token && row.word === token);
  // A single word is always corrected: no product on sale has it, even if the statistics know it.
  const correct =
    tokens.length > 1 ? tokens.filter((token) => !unknown.includes(token) || exists(token)) : [];
  const bySynonyms = vocabulary.correct(tokens, correct);
  const synonymCorrection = bySynonyms && {
    terms: vocabulary.termsOf(bySynonyms),
    text: bySynonyms.join(" "),
  };
  const near = correctBySimilarity(bySynonyms ?? tokens, similar, lexicon);
  return [synonymCorrection, near].filter((entry) => entry !== null);
}

/** Replaces each word by the nearest ones of `similar`; null if nothing changes. */
function correctBySimilarity(
  tokens: string[],
  similar: SpellingCandidate[],
  { vocabulary }: Lexicon,
): Correction | null {
  const nearest = tokens.map((token) =>
    findNearest(
      token,
      similar.flatMap((row) => (row.typed === token && !isStopWord(row.word) ? [row.word] : [])),
    ),
  );
  if (nearest.flat().every((match) => tokens.includes(match))) return null;
  const terms = tokens.map((token, index): Term => {
    const near = (nearest[index] ?? []).map((match) => ({ phrase: match, isWholeToken: false }));
    return near.length > 0 ? near : (vocabulary.termsOf([token])[0] ?? []);
  });
  const text = tokens.map((token, index) => nearest[index]?.join(" / ") || token).join(" ");
  return { terms, text };
}
