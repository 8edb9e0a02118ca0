import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

import { declaredNames } from "../../support/declared-names";
import {
  excludedInText,
  excludedWordsOf,
  type Finding,
  findingsInComments,
  findingsOf,
} from "../../support/vocabulary";
import { readExcludedWords } from "../../support/vocabulary-table";

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

  it("reads its words from the tables of docs/style.md", () => {
    const [words = [], names = []] = readExcludedWords();
    expect(words).toEqual(expect.arrayContaining(["kept", "wanted", "known", "lapsed", "door"]));
    expect(names).toEqual(expect.arrayContaining(["found", "own", "one", "isEnd"]));
  });

  it("finds every declared identifier, but not the properties that a pattern takes apart", () => {
    const source = `
      import { a as imported } from "a";
      type Row = { field: string };
      const { shorthand, renamed: local, nested: [element] } = f();
      function run(param: Row, ...rest: string[]) { return (inner = 1) => inner; }
      class Queue { size = 0; add() {} }`;
    const names = declaredNames("example.ts", source).map(({ name }) => name);
    expect(names.toSorted()).toEqual(
      "Queue Row add element field imported inner local param rest run size".split(" "),
    );
  });

  it("finds a bare participle as a whole name only", () => {
    expect(excludedWordsOf("found")).toEqual(["found"]);
    expect(excludedWordsOf("foundProduct")).toEqual([]);
  });

  it("holds in file names, declared names, comments and test titles", () => {
    expect(sources.flatMap(findingsOf).map(described)).toEqual([]);
  });

  it("holds in comments of style sheets, the database schema and configuration files", () => {
    expect(configuration).toEqual(
      expect.arrayContaining(["prisma/schema.prisma", "app/globals.css", ".env.example"]),
    );
    expect(configuration.flatMap(findingsInComments).map(described)).toEqual([]);
  });
});
