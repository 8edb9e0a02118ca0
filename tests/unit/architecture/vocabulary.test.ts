import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

import { findingsOf, wordsOf, wordsOfName } from "../../support/vocabulary";

/** The list itself, its test, and migrations, which are never edited. */
const EXCLUDED =
  /^(?:tests\/support\/vocabulary\.ts|tests\/unit\/architecture\/vocabulary\.test\.ts)$/;

const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(?:ts|tsx|mjs|cjs)$/.test(file) && !EXCLUDED.test(file));

describe("the vocabulary of docs/style.md", () => {
  it("finds excluded words in sentences, but not in quotations", () => {
    expect(wordsOf("What nobody is told.")).toEqual(["nobody", "told", "What"]);
    expect(wordsOf('Returns "the goods" of `nobody`.')).toEqual([]);
  });

  it("finds excluded words in names of every case style", () => {
    expect(wordsOfName("keptPapers")).toEqual(["kept", "papers"]);
    expect(wordsOfName("MOST_LINES")).toEqual(["most"]);
    expect(wordsOfName("wishlist-door.ts")).toEqual(["door"]);
  });

  it("holds in file names, exported names, comments and test titles", () => {
    const findings = sources.flatMap(findingsOf);

    expect(
      findings.map(
        ({ file, line, where, word, text }) => `${file}:${line} ${where} "${word}": ${text}`,
      ),
    ).toEqual([]);
  });
});
