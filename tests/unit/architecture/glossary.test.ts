import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";
import { TERMS } from "../../support/glossary-terms";
import { LANGUAGES, readMessages } from "../../support/messages";
import { UNCOUNTED } from "../../support/uncounted-terms";

const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");

/** Rows of the table: English, then each language. */
const rows = readText("docs/glossary.md")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2)
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, english = "", ...translations]) => ({
    english,
    words: translations.slice(0, TRANSLATIONS.length),
  }));

/** Words that a language has for two of our terms, because they name one thing there. */
const ONE_THING: Record<string, string[]> = {
  so: ["plan, subscription"],
  om: ["delivery, shipping", "plan, subscription"],
};

/** Least percentage of the messages with a term whose translation uses the word of the glossary. */
const MIN_COVERAGE = 90;

type Texts = ReadonlyMap<string, string>;

/** Returns what two terms or more are called, by the names of the terms. */
function ambiguousTerms(terms: { english: string; word: string }[]): string[] {
  const translations = [...new Set(terms.map(({ word }) => word))];
  return translations
    .map((word) => terms.filter((term) => term.word === word))
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ english }) => english).join(", "));
}

/** Returns the messages without `stem` of all whose English text has `pattern`. */
function uncovered(
  { english, translated }: { english: Texts; translated: Texts },
  [pattern, stem]: [string, string],
) {
  const keys = [...english]
    .filter(([, text]) => new RegExp(pattern, "iu").test(text.replaceAll(/\{\w+/g, "{")))
    .map(([key]) => key);
  const plain = (key: string) => (translated.get(key) ?? "").replaceAll(/[\u064b-\u0652]/g, "");
  const word = new RegExp(stem.replaceAll(/[\u064b-\u0652]/g, ""), "iu");
  return { keys, missing: keys.filter((key) => !word.test(plain(key))) };
}

const isCovered = ({ keys, missing }: ReturnType<typeof uncovered>) =>
  keys.length > 0 && (keys.length - missing.length) * 100 >= keys.length * MIN_COVERAGE;

describe("docs/glossary.md", () => {
  it("has at least 110 unique terms", () => {
    const terms = rows.map(({ english }) => english);
    expect(terms.length).toBeGreaterThanOrEqual(110);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it.each(TRANSLATIONS.map((language, at) => [language, at] as const))(
    "contains only terms that the messages in %s use",
    (language, at) => {
      const messageText = [...readMessages(language).values()].join("\n").toLowerCase();
      const unused = rows
        .flatMap(({ words }) => (words[at] ?? "").split(/ \/ |; /))
        .filter((word) => word === "" || !messageText.includes(word.toLowerCase()));
      expect(unused).toEqual([]);
    },
  );

  it("has each term counted in the messages, or a reason why not", () => {
    const listedTerms = [...Object.keys(TERMS), ...Object.values(UNCOUNTED).flat()];
    expect(listedTerms.toSorted()).toEqual(rows.map(({ english }) => english).toSorted());
  });

  it.each(TRANSLATIONS.map((language, at) => [language, at] as const))(
    "has one word for each term in %s",
    (language, at) => {
      const terms = rows.map(({ english, words }) => ({ english, word: words[at] ?? "" }));
      expect(ambiguousTerms(terms)).toEqual(ONE_THING[language] ?? []);
    },
  );
});

describe.each(TRANSLATIONS.map((language, at) => [language, at] as const))(
  "messages/%s.json",
  (language, at) => {
    const texts = { english: readMessages("en"), translated: readMessages(language) };

    it.each(Object.entries(TERMS))(
      "uses the word of the glossary for %s",
      (_, [english, ...stems]) => {
        const coverage = uncovered(texts, [english, stems[at] ?? ""]);
        expect(isCovered(coverage) ? [] : coverage.missing).toEqual([]);
      },
    );
  },
);

describe("uncovered", () => {
  const english = new Map([
    ["a", "Report damage"],
    ["b", "Damaged or lost"],
    ["c", "Save {damage}"],
  ]);

  it.each([
    ["waxyeell", []],
    ["dhaawac", ["a", "b"]],
  ])("finds the messages that don’t use %s", (stem, missing) => {
    const translated = new Map([
      ["a", "Sheeg waxyeello"],
      ["b", "Waxyeello gaartay"],
      ["c", "Kaydi {damage}"],
    ]);
    const coverage = uncovered({ english, translated }, ["\\bdamaged?\\b", stem]);
    expect(coverage).toEqual({ keys: ["a", "b"], missing });
    expect(isCovered(coverage)).toBe(missing.length === 0);
  });
});

describe("ambiguousWords", () => {
  it("finds two terms with one word", () => {
    const terms = [
      { english: "payment", word: "kaffaltii" },
      { english: "checkout", word: "kaffaltii" },
      { english: "payout", word: "kaffaltii gurguraa" },
    ];
    expect(ambiguousTerms(terms)).toEqual(["payment, checkout"]);
  });
});
