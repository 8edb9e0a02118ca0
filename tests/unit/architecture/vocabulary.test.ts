import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

import {
  excludedInText,
  excludedWordsOf,
  type Finding,
  findingsInComments,
  findingsOf,
} from "../../support/vocabulary";

/** The list of excluded words and its test, which contain them. */
const EXCLUDED =
  /^(?:tests\/support\/vocabulary(?:-\w+)?\.ts|tests\/unit\/architecture\/vocabulary\.test\.ts)$/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
}).split("\n");
const sources = files.filter((file) => /\.(?:ts|tsx|mjs|cjs)$/.test(file) && !EXCLUDED.test(file));
const configuration = files.filter((file) =>
  /\.(?:css|ya?ml|prisma|example)$|(?:^|\/)(?:Dockerfile|\.npmrc|\.\w+ignore)$/.test(file),
);

const described = ({ file, line, where, word, text }: Finding) =>
  `${file}:${line} ${where} "${word}": ${text}`;

describe("the vocabulary of docs/style.md", () => {
  it("finds excluded words in sentences, but not in quotations", () => {
    expect(excludedInText("What nobody is told.")).toEqual(["nobody", "told", "What"]);
    expect(excludedInText('Returns "the goods" of `nobody`.')).toEqual([]);
  });

  it("finds excluded words in names of every case style", () => {
    expect(excludedWordsOf("keptPapers")).toEqual(["kept", "papers"]);
    expect(excludedWordsOf("MOST_LINES")).toEqual(["most"]);
    expect(excludedWordsOf("wishlist-door.ts")).toEqual(["door"]);
  });

  it("holds in file names, exported names, comments and test titles", () => {
    expect(sources.flatMap(findingsOf).map(described)).toEqual([]);
  });

  it("holds in comments of style sheets, the database schema and configuration files", () => {
    expect(configuration).toEqual(
      expect.arrayContaining(["prisma/schema.prisma", "app/globals.css", ".env.example"]),
    );
    expect(configuration.flatMap(findingsInComments).map(described)).toEqual([]);
  });
});
