// Run by tests/unit/worst-inputs.test.ts in a process of its own with a small heap: prints as JSON how much work a
// parser or renderer did on its worst input. The server's modules need the condition "react-server".
import { readFileSync } from "node:fs";

import { HOSTILE_MARKDOWN } from "./hostile-markdown";

/** Maximum size of a request body in characters. */
const BODY = 64 * 1024;

const CASES: Record<string, () => Promise<Record<string, number>>> = {
  async markdown() {
    const { createElement } = await import("react");
    const { renderToStaticMarkup } = await import("react-dom/server");
    const { Markdown } = await import("@/components/ui/markdown");
    let elements = 0;
    for (const text of Object.values(HOSTILE_MARKDOWN)) {
      const html = renderToStaticMarkup(createElement(Markdown, { text, kind: "words" }));
      elements = Math.max(elements, html.match(/<\w/g)?.length ?? 0);
    }
    return { elements };
  },
  async csv() {
    const { readTable } = await import("@/lib/product-import/read-table");
    const heading = "title,description,price,category,stock,imageUrl";
    const files = [
      `h\n${"a\n".repeat(240_000)}`,
      `${heading}\n${"a,b\n".repeat(110_000)}`,
      `${heading}\n${",,,,,\n".repeat(70_000)}`,
      `title${",".repeat(490_000)}`,
      `${heading}\n"${"a".repeat(490_000)}`,
      `${heading}\n${'"a""'.repeat(100_000)}`,
      `${heading}\n${"a,b,3,coffee,1,x\n".repeat(11_000)}`,
    ];
    const tables = await Promise.all(files.map(readTable));
    return { rows: Math.max(...tables.map((table) => table?.rows.length ?? 0)) };
  },
  async search() {
    const { tokenize } = await import("@/lib/core/search-text");
    const texts = ["a ", "ا ", "\u0301", "\ufdfa", "ሀ"].map((character) =>
      character.repeat(BODY / character.length),
    );
    return { words: Math.max(...texts.map((text) => tokenize(text).length)) };
  },
  async previews() {
    const { excerpt } = await import("@/lib/core/markdown-plain-text");
    const lengths = Object.values(HOSTILE_MARKDOWN).map((text) => excerpt(text).length);
    return { characters: Math.max(...lengths) };
  },
  async json() {
    const { replySchema } = await import("@/lib/forum/schema");
    const deep = `${'{"content":['.repeat(5_000)}${"]}".repeat(5_000)}`;
    const wide = `{${Array.from({ length: 6_000 }, (_, n) => `"k${n}":1`).join(",")}}`;
    const read = [deep, wide].map((text) => replySchema.safeParse(JSON.parse(text)).success);
    return { accepted: read.filter(Boolean).length };
  },
  async images() {
    const { hasTooManyPixels } = await import("@/lib/uploads/normalize-image");
    const bytes = readFileSync("tests/fixtures/imports/48-megapixel.jpg");
    return { refused: Number(await hasTooManyPixels(bytes)) };
  },
};

const name = process.argv[2] ?? "";
process.stdout.write(JSON.stringify(await CASES[name]?.()));
