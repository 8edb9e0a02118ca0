import { distance } from "fastest-levenshtein";

/** Returns the maximum edit distance for a word of this length. */
function maxDistance(candidate: string) {
  const length = [...candidate].length;
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Short words in Latin letters: many of them differ in one letter only. */
const IS_SHORT = /^[a-z]{4,5}$/;

/** Letters that are often confused, by the groups of Soundex; vowels are one group. */
const CONFUSED = ["aeiouy", "bfpvw", "cgjkqsxz", "dt", "mn", "lr"];

const soundOf = (character: string) => CONFUSED.findIndex((group) => group.includes(character));
const toSounds = (candidate: string) => [...candidate].map(soundOf).join(" ");

function isPlausible(candidate: string, typedToken: string) {
  const isReplaced = candidate.length === typedToken.length;
  return !isReplaced || !IS_SHORT.test(typedToken) || toSounds(candidate) === toSounds(typedToken);
}

/**
 * Returns the words with the smallest edit distance to a typed word; none beyond its maximum. In short words only letters
 * of similar sound may be replaced.
 */
export function findNearest(typedToken: string, candidates: Iterable<string>): string[] {
  let fewest = maxDistance(typedToken);
  let nearest: string[] = [];
  if (fewest === 0) return [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - typedToken.length) > fewest) continue;
    const slips = distance(candidate, typedToken);
    if (slips > fewest || !isPlausible(candidate, typedToken)) continue;
    nearest = slips < fewest ? [candidate] : [...nearest, candidate];
    fewest = slips;
  }
  return nearest;
}
