const MAX_EXCERPT = 220;

/** The signs of Markdown that open a line: headings, quotes, bullets, numbers, rules and fences. */
const LINE_SIGNS =
  /^[ \t]*(?:(?:#{1,6}|>+|[-*+]|\d{1,9}[.)])[ \t]+|>+|(?:[-*_][ \t]*){3,}$|```\S*)/gm;

/** Links and pictures, by the words that stand for them. */
const LINKS = /!?\[([^\]\n]{0,500})\]\([^)\s]{0,2048}(?:[ \t]+"[^"\n]{0,200}")?\)/g;

/** Emphasis and code around words; signs within a word, such as in snake_case, stay. */
const EMPHASIS = [
  /(?<!\\)(\*\*|__)(?=\S)([^\n]{1,1000}?\S)\1/g,
  /(?<![\p{L}\p{N}*_\\])([*_])(?=\S)([^\n*_]{0,1000}?\S)\1(?![\p{L}\p{N}*_])/gu,
  /(?<!\\)(~~|`{1,3})([^\n~`]{1,1000})\1/g,
];

/** A text in safe Markdown as one plain line: its signs are taken off, and nothing in it is markup any more. */
export function stripMarkdown(markdown: string): string {
  let text = markdown.replace(LINE_SIGNS, "").replace(LINKS, "$1");
  for (const sign of EMPHASIS) text = text.replace(sign, "$2");
  return text
    .replace(/\\([\\`*_{}[\]()#+\-.!~>])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** The beginning of a text for a list, plain; a longer one ends in "…" after a whole word. */
export function excerpt(markdown: string, most = MAX_EXCERPT): string {
  const plain = stripMarkdown(markdown.slice(0, most * 4));
  const letters = [...plain];
  if (letters.length <= most) return plain;
  const cut = letters.slice(0, most).join("");
  const end = cut.lastIndexOf(" ");
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`;
}
