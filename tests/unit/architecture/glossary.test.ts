import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";
import { readMessages } from "../../support/messages";

const LANGUAGES = ["so", "om", "am", "ar"];

/** Rows of the table: English, then each language. */
const rows = readText("docs/glossary.md")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2)
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, english = "", ...words]) => ({ english, words }));

describe("docs/glossary.md", () => {
  it("has at least 110 unique terms", () => {
    const terms = rows.map(({ english }) => english);
    expect(terms.length).toBeGreaterThanOrEqual(110);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it.each(LANGUAGES.map((language, at) => [language, at] as const))(
    "contains only terms that the messages in %s use",
    (language, at) => {
      const said = [...readMessages(language).values()].join("\n").toLowerCase();
      const unused = rows
        .flatMap(({ words }) => (words[at] ?? "").split(/ \/ |; /))
        .filter((word) => word === "" || !said.includes(word.toLowerCase()));
      expect(unused).toEqual([]);
    },
  );
});
