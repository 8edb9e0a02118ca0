const SIZE = 9_990;

const fill = (text: string, size = SIZE) =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);
const around = (open: string, close: string) =>
  `${fill(open, SIZE / 2)}x${fill(close, SIZE / 2 - 1)}`;

/** Texts of the maximum length that are the most expensive to parse or render, by nesting or repetition. */
export const HOSTILE_MARKDOWN: Record<string, string> = {
  quotes: `${fill(">")} x`,
  "quotes with blanks": `${fill("> ")} x`,
  "quotes on many lines": fill(`${">".repeat(60)} x\n`),
  lists: `${fill("- ")}x`,
  "plus lists": `${fill("+ ")}x`,
  "star lists": `${fill("* ")}x`,
  "numbered lists": `${fill("1. ")}x`,
  "lists and quotes": `${fill("> - 1. ")}x`,
  "lists by indentation": Array.from({ length: 99 }, (_, n) => `${"  ".repeat(n)}- x`).join("\n"),
  "lists by tabs": Array.from({ length: 99 }, (_, n) => `${"\t".repeat(n)}- x`).join("\n"),
  "lists by indentation behind a quote": Array.from(
    { length: 90 },
    (_, n) => `> ${"  ".repeat(n)}- x`,
  ).join("\n"),
  "lazy lines": `> - > - > x\n${fill("x\n", SIZE - 20)}`,
  "many lists": fill("- x\n"),
  "empty items": fill("-\n"),
  "items with paragraphs": fill("- x\n\n  y\n"),
  "strong emphasis": around("*", "*"),
  "mixed emphasis": around("*_", "_*"),
  "spaced emphasis": around("*x _y ", "y_ x*"),
  "open emphasis": fill("**a *b "),
  "closed emphasis": fill("a* "),
  "emphasis in words": fill("a**b***c*"),
  brackets: fill("["),
  "brackets in pairs": around("[", "]"),
  "open links": fill("[a]("),
  "nested images": around("![", "](b)"),
  "nested links": around("[", "](b)"),
  references: `[a]: /b\n\n${fill("[a] ")}`,
  definitions: Array.from({ length: 800 }, (_, n) => `[a${n}]: /b`).join("\n"),
  "code spans": Array.from({ length: 140 }, (_, n) => "`".repeat(n + 1)).join(" "),
  fences: fill("```\n"),
  tags: fill("<a "),
  "nested tags": fill("<b>"),
  comments: fill("<!--"),
  headings: fill("# a\n"),
  "underlined headings": fill("a\n-\n"),
  tables: fill("|a|b|\n|-|-|\n"),
  rules: fill("***\n"),
  parentheses: `[a](${fill("(")}`,
  entities: fill("&amp;"),
};
