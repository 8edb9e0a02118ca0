import { type Direction, directionIn } from "@/lib/core/text-direction";

/**
 * Returns the words of one line in visual order from left to right: words against the line's direction retain their
 * order among themselves. A number joins the Latin words before it, punctuation joins the words on both sides (the
 * Unicode bidirectional algorithm, by whole words).
 */
export function visualOrder(tokens: string[], line: Direction): string[] {
  const against = tokens.map((_, index) => isAgainst(tokens, index, line));
  const order: string[] = [];
  let group: string[] = [];
  tokens.forEach((token, index) => {
    if (!against[index]) {
      order.push(...group.reverse(), token);
      group = [];
    } else group.push(token);
  });
  order.push(...group.reverse());
  return line === "ltr" ? order : order.reverse();
}

function isAgainst(tokens: string[], index: number, line: Direction): boolean {
  const ownDirection = directionIn(tokens[index] ?? "");
  if (ownDirection) return ownDirection !== line;
  const before = nearest(tokens.slice(0, index).reverse());
  if (/\d/.test(tokens[index] ?? "") && line === "rtl") return before === "ltr";
  const after = nearest(tokens.slice(index + 1));
  return before !== null && before === after && before !== line;
}

function nearest(tokens: string[]) {
  for (const token of tokens) {
    const direction = directionIn(token);
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
