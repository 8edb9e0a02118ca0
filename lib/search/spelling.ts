/** How many slips of the pen a word of this length may have. */
function allowedSlips(word: string) {
  const letters = [...word].length;
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** The words nearest to a typed one: those with the fewest slips, none where even those are too many. */
export function nearestWords(typed: string, words: Iterable<string>): string[] {
  let fewest = allowedSlips(typed);
  let nearest: string[] = [];
  if (fewest === 0) return [];
  for (const word of words) {
    const slips = distance(word, typed, fewest);
    if (slips > fewest) continue;
    nearest = slips < fewest ? [word] : [...nearest, word];
    fewest = slips;
  }
  return nearest;
}

/** How many letters must be put in, left out or changed; anything above `limit` may be more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...a].entries()) row = nextRow(row, at + 1, letter, b);
  return row[b.length] ?? limit + 1;
}

function nextRow(row: number[], first: number, letter: string, b: string) {
  const next = [first];
  for (let at = 1; at <= b.length; at++) {
    const changed = (row[at - 1] ?? 0) + (letter === b[at - 1] ? 0 : 1);
    next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
  }
  return next;
}
