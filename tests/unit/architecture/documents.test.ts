import fs from "node:fs";
import { describe, expect, it } from "vitest";

import {
  anchorsOf,
  buttonsIn,
  documents,
  leadsSomewhere,
  linksOf,
  pathsIn,
} from "../../support/documents";
import { inRoot, readText } from "../../support/files";
import { readMessages } from "../../support/messages";

const texts = documents().map((document) => ({ document, text: readText(document) }));

/** Records of the past, whose files may be gone. */
const isRecord = (document: string) => /^(?:CHANGELOG|docs\/(?:adr|benchmarks)\/)/.test(document);

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
    const missing = texts
      .filter(({ document }) => !isRecord(document))
      .flatMap(({ document, text }) =>
        pathsIn(text)
          .filter((file) => !fs.existsSync(inRoot(file)))
          .map((file) => [document, file]),
      );
    expect(missing).toEqual([]);
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

  it("buttonsIn returns the names after a verb", () => {
    const text = 'Select "A". The admin chooses "B" or "C", and reads "D". Then select "E".';
    expect(buttonsIn(text)).toEqual(["B", "C", "E"]);
  });
});
