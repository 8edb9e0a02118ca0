import { parse as parseRows } from "csv-parse/sync";
import { describe, expect, it } from "vitest";

import { toCsv } from "@/lib/core/csv";
import { INJECTIONS } from "../support/injections";

const parse = (text: string): string[][] => parseRows(text);

describe("toCsv", () => {
  it.each([
    ["plain", "plain"],
    [null, ""],
    [12, "12"],
    ["a, b", '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+252634", "'+252634"],
    ["-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"],
    ["@sum(A1)", "'@sum(A1)"],
    ["\t=1", "'\t=1"],
    ['="a,b"', '"\'=""a,b"""'],
    ["-96.00", "-96.00"],
    [-4, "-4"],
  ])("writes %j as %s", (value, cell) => {
    expect(toCsv([[value]])).toBe(`${cell}\r\n`);
  });

  it("preserves every hostile text literally and neutralizes formulas", () => {
    const formulas = ["=", "+", "-", "@", "\t", "\r"].map((sign) => `${sign}HYPERLINK("//evil")`);
    const texts = [...INJECTIONS, ...formulas, "-1+1", '="\r\n"', '"";=1', "a\r\n=1"];

    const cells = parse(toCsv(texts.map((text) => [text, "end"])));

    expect(cells.map(([text]) => text?.replace(/^'(?=[=+\-@\t\r])/, ""))).toEqual(texts);
    expect(cells.map(([, end]) => end)).toEqual(texts.map(() => "end"));
    expect(cells.filter(([text]) => /^[=+\-@\t\r]/.test(text ?? ""))).toEqual([]);
  });

  it("ends every row including the last with a line break", () => {
    expect(
      toCsv([
        ["a", "b"],
        ["c", 1],
      ]),
    ).toBe("a,b\r\nc,1\r\n");
  });
});
