import { type Direction, directionIn } from "@/lib/core/text-direction";

/**
 * The words of one line from left to right, as they are seen: those against the line's own direction keep theirs
 * among themselves. A figure goes with the Latin words before it, a mark with what is on both of its sides
 * (the Unicode bidirectional algorithm, by whole words).
 */
export function visualOrder(words: string[], line: Direction): string[] {
  const against = words.map((_, index) => isAgainst(words, index, line));
  const order: string[] = [];
  let group: string[] = [];
  words.forEach((word, index) => {
    if (!against[index]) {
      order.push(...group.reverse(), word);
      group = [];
    } else group.push(word);
  });
  order.push(...group.reverse());
  return line === "ltr" ? order : order.reverse();
}

function isAgainst(words: string[], index: number, line: Direction): boolean {
  const own = directionIn(words[index] ?? "");
  if (own) return own !== line;
  const before = nearest(words.slice(0, index).reverse());
  if (/\d/.test(words[index] ?? "") && line === "rtl") return before === "ltr";
  const after = nearest(words.slice(index + 1));
  return before !== null && before === after && before !== line;
}

function nearest(words: string[]) {
  for (const word of words) {
    const direction = directionIn(word);
    if (direction) return direction;
  }
  return null;
}

const MIRRORED: Record<string, string> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "«": "»",
  "»": "«",
};

/** Brackets as they look in a right-to-left word. */
export function mirror(text: string) {
  return text.replace(/[()[\]«»]/g, (mark) => MIRRORED[mark] ?? mark);
}
