import { describe, expect, it } from "vitest";
import { readText } from "../../support/files";
import { argumentsOf } from "../../support/icu";

const LANGUAGES = ["so", "om", "am", "ar"];

/** A language's messages as path and text. */
function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, [...path, key]));
}

function readMessages(language: string) {
  return new Map(flatten(JSON.parse(readText(`messages/${language}.json`))));
}

const english = readMessages("en");

describe.each(LANGUAGES)("messages/%s.json", (language) => {
  const messages = readMessages(language);

  it("has the keys of English and no others", () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("names in each message the arguments that English names", () => {
    const different = [...messages]
      .map(([key, text]) => [key, argumentsOf(english.get(key) ?? ""), argumentsOf(text)])
      .filter(([, wanted, given]) => String(wanted) !== String(given));

    expect(different).toEqual([]);
  });

  it("leaves no message empty", () => {
    expect([...messages].filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
  });
});

describe("argumentsOf", () => {
  it.each([
    ["Add to cart", []],
    ["Hello {name}, {count, number}", ["count", "name"]],
    ["{count, plural, one {piece} other {# pieces of {title}}}", ["count", "title"]],
    ["{kind, select, a {{x}} other {}} {y}", ["kind", "x", "y"]],
    ["read '{this}' and <link>that</link>", ["link"]],
    ["Passwords don't match {n}", ["n"]],
  ])("reads %j", (message, names) => {
    expect(argumentsOf(message)).toEqual(names);
  });
});
