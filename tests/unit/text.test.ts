import { describe, expect, it } from "vitest";

import { escapeHtml } from "@/lib/core/escape-html";
import {
  multiLine,
  name,
  opaqueText,
  parseId,
  phone,
  singleLine,
} from "@/lib/core/validation/text";

describe("opaqueText", () => {
  it("returns its input unchanged", () => {
    expect(opaqueText(20).parse("  /uploads/a.webp ")).toBe("  /uploads/a.webp ");
  });

  it.each([["a\u0000b"], ["a\uD800b"], ["x".repeat(21)]])("refuses %j", (input) => {
    expect(opaqueText(20).safeParse(input).success).toBe(false);
  });
});

describe("singleLine", () => {
  it.each([
    ["  Buna & Bloom  ", "Buna & Bloom"],
    ["ሀበሻ ቡና", "ሀበሻ ቡና"],
    ["قهوة يمنية", "قهوة يمنية"],
    ["Ｓｈａａｆｉ", "Shaafi"],
    ["Cafe\u0301", "Café"],
    ["Buna ☕ 😀", "Buna ☕ 😀"],
    ["Women's coop 👩🏾‍🌾", "Women's coop 👩🏾‍🌾"],
    ["Family 👨‍👩‍👧‍👦 and ❤️‍🔥", "Family 👨‍👩‍👧‍👦 and ❤️‍🔥"],
    ["", ""],
  ])("normalizes %j to %j", (input, normalized) => {
    expect(singleLine().parse(input)).toBe(normalized);
  });

  it.each([
    ["a NUL", "a\u0000b"],
    ["a line break", "a\nb"],
    ["a tab", "a\tb"],
    ["a C1 control", "a\u0085b"],
    ["a line separator", "a\u2028b"],
    ["an override", "a\u202Eb"],
    ["an isolate", "a\u2066b"],
    ["a mark of direction", "a\u200Fb"],
    ["an Arabic letter mark", "a\u061Cb"],
    ["a zero-width space", "a\u200Bb"],
    ["a zero-width joiner between letters", "a\u200Db"],
    ["a joiner after an emoji alone", "👩\u200Db"],
    ["tag characters", "a\u{E0061}\u{E0062}"],
    ["a byte-order mark", "a\uFEFFb"],
    ["a lone surrogate", "a\uD800b"],
    ["201 characters", "x".repeat(201)],
  ])("refuses %s", (_, input) => {
    expect(singleLine().safeParse(input).success).toBe(false);
  });

  it("measures the normalized text", () => {
    expect(singleLine(3).safeParse("  abc  ").success).toBe(true);
    expect(singleLine(3).safeParse("abcd").success).toBe(false);
  });
});

describe("name", () => {
  it.each(["Hodan", "ሀበሻ", "قهوة", "Coop 👩🏾‍🌾", "☕❤️", "Shop 1️⃣"])(
    "returns %j unchanged",
    (input) => {
      expect(name().parse(input)).toBe(input);
    },
  );

  it.each([
    ["Hangul fillers", "\u3164\u3164\u3164"],
    ["blank Braille patterns", "\u2800\u2800\u2800"],
    ["a soft hyphen", "ad\u00ADmin"],
    ["tag characters", "abc\u{E0061}\u{E0062}"],
    ["a variation selector of text", "ab\uFE00c"],
    ["a combining grapheme joiner", "ab\u034Fc"],
    ["a selector of emoji behind a letter", "hodan\uFE0F"],
    ["a selector of emoji behind a digit", "hodan1\uFE0F"],
    ["signs alone", "---"],
  ])("refuses %s", (_, input) => {
    expect(name().safeParse(input).success).toBe(false);
  });
});

describe("phone", () => {
  it.each([
    "\u202A+252 61 5550101\u202C",
    "\u200E+252 61 5550101",
    "\u2066+252 61 5550101\u2069",
    "+252 61 5550101",
  ])("removes direction marks from %j", (input) => {
    expect(phone().parse(input)).toBe("+252 61 5550101");
  });
});

describe("multiLine", () => {
  it("removes direction overrides", () => {
    expect(multiLine().parse("good \u202Edab\u202C beans")).toBe("good dab beans");
  });

  it("preserves line breaks and direction marks of Arabic", () => {
    expect(multiLine().parse(" one\n\ntwo \u200Fثلاثة\u200F ")).toBe(
      "one\n\ntwo \u200Fثلاثة\u200F",
    );
  });

  it.each([
    ["a NUL", "a\u0000b"],
    ["a lone surrogate", "a\uDC00b"],
    ["10,001 characters", "x".repeat(10_001)],
  ])("refuses %s", (_, input) => {
    expect(multiLine().safeParse(input).success).toBe(false);
  });
});

describe("parseId", () => {
  it.each([
    ["1", 1],
    ["12", 12],
    [12, 12],
    ["2147483647", 2_147_483_647],
  ])("parses %j", (input, id) => {
    expect(parseId(input)).toBe(id);
  });

  it.each([
    "0",
    "-1",
    "01",
    "1.5",
    "1e3",
    "0x10",
    " 1",
    "1\n",
    "2147483648",
    "99999999999",
    "1; DROP TABLE users",
    "",
    undefined,
    null,
    Number.NaN,
    [1, 2],
    {},
  ])("returns 0, which no row has, for %j", (input) => {
    expect(parseId(input)).toBe(0);
  });
});

describe("escapeHtml", () => {
  it("escapes markup and quotes", () => {
    expect(escapeHtml(`<b title="x" lang='am'>Buna & ቡና</b>`)).toBe(
      "&lt;b title=&quot;x&quot; lang=&#39;am&#39;&gt;Buna &amp; ቡና&lt;/b&gt;",
    );
  });
});
