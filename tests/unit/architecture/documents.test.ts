import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { isForeignName, isOtherFile } from "../../support/document-exceptions";
import {
  anchorsOf,
  buttonsIn,
  commandsIn,
  documents,
  fileNamesIn,
  leadsSomewhere,
  linksOf,
  pathsIn,
  placesIn,
  sourceFiles,
  symbolsIn,
} from "../../support/documents";
import { inRoot, readText } from "../../support/files";
import { readMessages } from "../../support/messages";

const texts = documents().map((document) => ({ document, text: readText(document) }));

/** Records of the past, whose files, symbols and commands may be gone: what was measured, and what was released. */
const isRecord = (document: string) => /^(?:CHANGELOG|docs\/benchmarks\/\d)/.test(document);

/** ADRs that another one replaced describe code that is gone. */
const isSuperseded = (text: string) => /^Status: superseded by /m.test(text);

const livingTexts = texts.filter(
  ({ document, text }) => !isRecord(document) && !isSuperseded(text),
);

/** This test and its list, whose examples are no code. */
const isOwnFile = (file: string) =>
  /^tests\/(?:support\/document-exceptions|unit\/architecture\/documents\.test)\.ts$/.test(file);

const files = sourceFiles();
const fileNames = new Set(
  [...files, ...documents()].flatMap((file) => [file, file.split("/").at(-1) ?? ""]),
);

const identifiersIn = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

const identifiers = new Set(
  files.filter((file) => !isOwnFile(file)).flatMap((file) => identifiersIn(readText(file))),
);

/** Returns the identifiers of the code blocks of a document, which are examples. */
const exampleIdentifiers = (text: string) =>
  new Set((text.match(/```(?!text|mermaid)[\s\S]*?```/g) ?? []).flatMap(identifiersIn));

/** Returns the findings of all living documents, with the document of each. */
const findIn = (find: (text: string, document: string) => string[]) =>
  livingTexts.flatMap(({ document, text }) =>
    [...new Set(find(text, document))].map((finding) => [document, finding]),
  );

describe("the documents", () => {
  it("link only to files and headings that exist", () => {
    const dead = texts.flatMap(({ document, text }) =>
      linksOf(text)
        .filter((link) => !leadsSomewhere(document, link))
        .map((link) => [document, link]),
    );
    expect(dead).toEqual([]);
  });

  it("name only paths that exist", () => {
    expect(
      findIn((text) =>
        pathsIn(text).filter((file) => !fs.existsSync(inRoot(file)) && !isOtherFile(file)),
      ),
    ).toEqual([]);
  });

  it("name only files that the repository has", () => {
    const isMissing = (file: string, document: string) =>
      !fileNames.has(file) && !fs.existsSync(inRoot(path.join(path.dirname(document), file)));
    expect(
      findIn((text, document) =>
        fileNamesIn(text).filter((file) => isMissing(file, document) && !isOtherFile(file)),
      ),
    ).toEqual([]);
  });

  it("name only symbols that occur in the code", () => {
    expect(
      findIn((text) => {
        const examples = exampleIdentifiers(text);
        return symbolsIn(text).filter(
          (name) => !identifiers.has(name) && !examples.has(name) && !isForeignName(name),
        );
      }),
    ).toEqual([]);
  });

  it("name only symbols of a file that it has", () => {
    expect(
      findIn((text) =>
        placesIn(text)
          .filter(({ file }) => fs.existsSync(inRoot(file)))
          .filter(({ name, file }) => !identifiersIn(readText(file)).includes(name))
          .map(({ name, file }) => `${name} in ${file}`),
      ),
    ).toEqual([]);
  });

  it("name only npm commands that exist", () => {
    const { scripts } = JSON.parse(readText("package.json"));
    expect(findIn((text) => commandsIn(text).filter((name) => !(name in scripts)))).toEqual([]);
  });

  it("say to select only buttons that exist", () => {
    const messages = new Set(readMessages("en").values());
    const missing = texts.flatMap(({ document, text }) =>
      buttonsIn(text)
        .filter((name) => !messages.has(name))
        .map((name) => [document, name]),
    );
    expect(missing).toEqual([]);
  });
});

describe("the functions of the checks", () => {
  it("anchorsOf returns the anchors of headings, but not of code", () => {
    expect(anchorsOf("# A & B\n\n## What’s `new`?\n\n```sh\n# comment\n```\n")).toEqual([
      "a--b",
      "whats-new",
    ]);
  });

  it("linksOf returns relative links only", () => {
    expect(linksOf("[a](b.md#c) [d](https://example.com) [e](#f)")).toEqual(["b.md#c", "#f"]);
  });

  it.each([
    ["voice.md#rules", true],
    ["voice.md#no-such-heading", false],
    ["no-such-file.md", false],
  ])("leadsSomewhere from docs/style.md to %s is %s", (link, expected) => {
    expect(leadsSomewhere("docs/style.md", link)).toBe(expected);
  });

  it("pathsIn returns paths, but no patterns and commands", () => {
    expect(pathsIn("`lib/core/text.ts`, `lib/<domain>/a.ts`, `npm test`, `tests/*`")).toEqual([
      "lib/core/text.ts",
    ]);
  });

  it("fileNamesIn returns names and relative paths of files, but no patterns", () => {
    expect(fileNamesIn("`schema.ts`, `dto/`, `queries/list.ts`, `*.md`, `next/link`")).toEqual([
      "schema.ts",
      "queries/list.ts",
    ]);
  });

  it("symbolsIn returns identifiers of several words", () => {
    const text =
      "`runAction(x)`, `db.$queryRaw`, `MAX_LINES`, `read`, `seller_id`, `lib/aB.ts`, aB";
    expect(symbolsIn(text)).toEqual(["runAction", "MAX_LINES", "seller_id"]);
  });

  it("placesIn returns names with their file", () => {
    const text = "`a`, `b()` and `c d` of `lib/x.ts`, `e`\n(`lib/y.mjs`), `f` in `lib`";
    expect(placesIn(text)).toEqual([
      { name: "a", file: "lib/x.ts" },
      { name: "b", file: "lib/x.ts" },
      { name: "e", file: "lib/y.mjs" },
    ]);
  });

  it("commandsIn returns the names of npm scripts", () => {
    expect(commandsIn("`npm run test:quick`, npm test, `npm ci`, npm run\nup")).toEqual([
      "test:quick",
      "test",
    ]);
  });

  it("buttonsIn returns the names after a verb", () => {
    const text = 'Select "A". The admin chooses "B" or "C", and reads "D". Then select "E".';
    expect(buttonsIn(text)).toEqual(["B", "C", "E"]);
  });
});
