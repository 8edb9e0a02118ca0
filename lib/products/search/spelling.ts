import { distance } from "fastest-levenshtein";

/** Returns the maximum edit distance for a word of this length. */
function allowedSlips(word: string) {
  const letters = [...word].length;
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** Short words in Latin letters: many of them differ in one letter only. */
const IS_SHORT = /^[a-z]{4,5}$/;

/** Letters that are often confused, by the groups of Soundex; vowels are one group. */
const CONFUSED = ["aeiouy", "bfpvw", "cgjkqsxz", "dt", "mn", "lr"];

const soundOf = (letter: string) => CONFUSED.findIndex((group) => group.includes(letter));
const toSounds = (word: string) => [...word].map(soundOf).join(" ");

function isPlausible(word: string, typed: string) {
  const isReplaced = word.length === typed.length;
  return !isReplaced || !IS_SHORT.test(typed) || toSounds(word) === toSounds(typed);
}

/**
 * Returns the words with the smallest edit distance to a typed word; none beyond its maximum. In short words only letters
 * of similar sound may be replaced.
 */
export function nearestWords(typed: string, words: Iterable<string>): string[] {
  let fewest = allowedSlips(typed);
  let nearest: string[] = [];
  if (fewest === 0) return [];
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > fewest) continue;
    const slips = distance(word, typed);
    if (slips > fewest || !isPlausible(word, typed)) continue;
    nearest = slips < fewest ? [word] : [...nearest, word];
    fewest = slips;
  }
  return nearest;
}
