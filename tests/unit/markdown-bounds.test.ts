import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Markdown } from "@/components/ui/markdown";
import { articleSchema } from "@/lib/blog/admin-schema";
import { isBoundedMarkdown } from "@/lib/core/markdown-bounds";
import { postSchema, replyEditSchema, replySchema } from "@/lib/forum/schema";
import { HOSTILE_MARKDOWN } from "../support/hostile-markdown";

const render = (text: string, kind: "words" | "article" = "words") =>
  renderToStaticMarkup(createElement(Markdown, { text, kind }));

/** Returns the depth of the nested elements. */
function depthOf(html: string) {
  let [depth, deepest] = [0, 0];
  for (const { 0: tag } of html.matchAll(/<(\/?)(?!br|hr)\w+[^>]*>/g)) {
    depth += tag.startsWith("</") ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const DEEP = `${">".repeat(3_000)} x`;

describe("Markdown", () => {
  it.each(Object.entries(HOSTILE_MARKDOWN))("renders %s at a bounded depth and size", (_, text) => {
    for (const kind of ["words", "article"] as const) {
      const html = render(text, kind);
      expect(depthOf(html)).toBeLessThan(50);
      expect(html.match(/<\w/g)?.length ?? 0).toBeLessThan(12_000);
    }
  });

  it("renders a stored text beyond the bounds as plain text", () => {
    expect(render(`${">".repeat(40)} <b>&`)).toContain(`${"&gt;".repeat(40)} &lt;b&gt;&amp;`);
    expect(render(`${">".repeat(40)} x`)).not.toContain("<blockquote>");
  });

  it("still renders ordinary texts", () => {
    const html = render(
      "> > quoted *twice*\n\n- one\n  - two\n    - three\n      1. four\n\n**bold** [link](https://a.example) `code`\n\n***\n\n[1] [2] a*b*c 5 * 3 * 2",
    );
    for (const tag of ["blockquote", "em", "strong", "ol", "code", "hr", "a "]) {
      expect(html).toContain(`<${tag}`);
    }
  });
});

describe("isBoundedMarkdown", () => {
  it.each([
    `${"> ".repeat(10)}x`,
    "*".repeat(200),
    "_ ".repeat(200),
    Array.from({ length: 10 }, (_, n) => `${"  ".repeat(n)}- x`).join("\n"),
    Array.from({ length: 900 }, (_, n) => `- line ${n} **b** *note [a`).join("\n"),
    "snake_case_names and 2*3*4 ".repeat(300),
  ])("accepts the ordinary text %#", (text) => {
    expect(isBoundedMarkdown(text)).toBe(true);
  });
});

describe("schemas of Markdown fields", () => {
  const refusal = "markdownTooDeep";
  const issues = (result: { error?: { issues: { message: string }[] } | undefined }) =>
    result.error?.issues.map(({ message }) => message);

  it("refuse nesting that is too deep to render, with their own message", () => {
    const content = DEEP;
    expect(issues(replySchema.safeParse({ postId: 1, content }))).toContain(refusal);
    expect(issues(replyEditSchema.safeParse({ id: 1, content }))).toContain(refusal);
    expect(issues(postSchema.safeParse({ categoryId: 1, title: "A", content }))).toContain(refusal);
    expect(issues(articleSchema.safeParse({ content }))).toContain(refusal);
  });
});
