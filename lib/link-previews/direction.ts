import { type Direction, directionIn } from "@/lib/core/text-direction";

/**
 * Returns the words of one line in visual order from left to right: words against the line's direction retain their
 * order among themselves. A number joins the Latin words before it, punctuation joins the words on both sides (the
 * Unicode bidirectional algorithm, by whole words).
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
  const wordDirection = directionIn(words[index] ?? "");
  if (wordDirection) return wordDirection !== line;
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

/** Mirrors brackets of a right-to-left word. */
export function mirror(text: string) {
  return text.replace(/[()[\]«»]/g, (mark) => MIRRORED[mark] ?? mark);
}
