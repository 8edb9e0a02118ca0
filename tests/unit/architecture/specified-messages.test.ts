import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";
import { readMessages } from "../../support/messages";

const english = readMessages("en");

/** Literal texts of the specification by key of messages/en.json. */
const specified: Record<string, string> = JSON.parse(
  readText("tests/fixtures/specified-messages.json"),
);

/** Returns the texts in single quotation marks of the sections of a page of the specification. */
function quotedTexts(page: string): string[] {
  const [, ...sections] = readText(`docs/specification/${page}`).split("\n## ");
  const text = sections.join(" ").replace(/\s+/g, " ");
  return [...text.matchAll(/(?<![\w'])'(\S(?:[^'|]|(?<=\w)'(?=\w))*)'(?!\w)/g)].map(
    ([, quoted = ""]) => quoted,
  );
}

describe("tests/fixtures/specified-messages.json", () => {
  it("lists at least 800 messages", () => {
    expect(Object.keys(specified).length).toBeGreaterThanOrEqual(800);
  });

  it("has the text of messages/en.json for each key", () => {
    const altered = Object.entries(specified)
      .filter(([key, text]) => english.get(key) !== text)
      .map(([key, text]) => ({ key, specified: text, message: english.get(key) }));
    expect(altered).toEqual([]);
  });
});

describe.each(["messages.md", "validation.md"])("docs/specification/%s", (page) => {
  const texts = new Set([...english.values()].map(withoutArguments));

  it("quotes only texts of messages/en.json", () => {
    const quoted = quotedTexts(page);
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter((text) => !texts.has(withoutArguments(text)))).toEqual([]);
  });
});

/** Returns a text with its arguments alike, such as `{file} is larger than 5MB.` */
function withoutArguments(text: string) {
  return text.replace(/\{\w+\}/g, "{}");
}
