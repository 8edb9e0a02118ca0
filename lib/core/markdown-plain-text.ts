const MAX_EXCERPT = 220;

/** Markdown syntax at the start of a line: headings, quotes, list markers, rules and fences. */
const LINE_SIGNS =
  /^[ \t]*(?:(?:#{1,6}|>+|[-*+]|\d{1,9}[.)])[ \t]+|>+|(?:[-*_][ \t]*){3,}$|```\S*)/gm;

/** Links and images; replaced by their text. */
const LINKS = /!?\[([^\]\n]{0,500})\]\([^)\s]{0,2048}(?:[ \t]+"[^"\n]{0,200}")?\)/g;

/** Emphasis and code around words; characters within a word, such as in snake_case, stay. */
const EMPHASIS = [
  /(?<!\\)(\*\*|__)(?=\S)([^\n]{1,1000}?\S)\1/g,
  /(?<![\p{L}\p{N}*_\\])([*_])(?=\S)([^\n*_]{0,1000}?\S)\1(?![\p{L}\p{N}*_])/gu,
  /(?<!\\)(~~|`{1,3})([^\n~`]{1,1000})\1/g,
];

/** Returns Markdown as one line of plain text without any markup. */
export function stripMarkdown(markdown: string): string {
  let text = markdown.replace(LINE_SIGNS, "").replace(LINKS, "$1");
  for (const sign of EMPHASIS) text = text.replace(sign, "$2");
  return text
    .replace(/\\([\\`*_{}[\]()#+\-.!~>])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the start of a Markdown text as plain text for lists; a longer text ends in "…" after a whole word. */
export function excerpt(markdown: string, maxLength = MAX_EXCERPT): string {
  const text = stripMarkdown(markdown.slice(0, maxLength * 4));
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const cut = characters.slice(0, maxLength).join("");
  const end = cut.lastIndexOf(" ");
  return `${end > maxLength / 2 ? cut.slice(0, end) : cut}…`;
}
