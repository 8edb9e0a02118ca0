import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";

const LANGUAGES = ["so", "om", "am", "ar"];

/** Rows of the table: English, then each language. */
const rows = readText("docs/glossary.md")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2)
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, english = "", ...words]) => ({ english, words }));

function textsOf(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsOf);
}

describe("docs/glossary.md", () => {
  it("has at least 110 unique terms", () => {
    const terms = rows.map(({ english }) => english);
    expect(terms.length).toBeGreaterThanOrEqual(110);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it.each(LANGUAGES.map((language, at) => [language, at] as const))(
    "contains only terms that the messages in %s use",
    (language, at) => {
      const said = textsOf(JSON.parse(readText(`messages/${language}.json`)))
        .join("\n")
        .toLowerCase();
      const unused = rows
        .flatMap(({ words }) => (words[at] ?? "").split(/ \/ |; /))
        .filter((word) => word === "" || !said.includes(word.toLowerCase()));
      expect(unused).toEqual([]);
    },
  );
});
