import { distance } from "fastest-levenshtein";

/** Returns the maximum edit distance for a word of this length. */
function allowedSlips(word: string) {
  const letters = [...word].length;
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** Returns the words with the smallest edit distance to a typed word; none beyond its maximum. */
export function nearestWords(typed: string, words: Iterable<string>): string[] {
  let fewest = allowedSlips(typed);
  let nearest: string[] = [];
  if (fewest === 0) return [];
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > fewest) continue;
    const slips = distance(word, typed);
    if (slips > fewest) continue;
    nearest = slips < fewest ? [word] : [...nearest, word];
    fewest = slips;
  }
  return nearest;
}
