import { describe, expect, it } from "vitest";

import { isTooDeep } from "@/lib/core/json-depth";

describe("isTooDeep", () => {
  it.each([
    "[".repeat(40),
    '{"a":'.repeat(40),
    `${"[{}".repeat(1)}${',{"a":['.repeat(30)}`,
    "[".repeat(60_000),
  ])("refuses nesting %#", (text) => {
    expect(isTooDeep(text)).toBe(true);
  });

  it.each([
    "{}",
    `["${"[{".repeat(1_000)}"]`,
    `["\\"${"[".repeat(100)}"]`,
    JSON.stringify({ items: [{ a: [1, { b: {} }] }] }),
    `[${"[],".repeat(5_000)}[]]`,
  ])("accepts %#", (text) => {
    expect(isTooDeep(text)).toBe(false);
  });

  it("reads each character once, even of an unterminated text", () => {
    // Would exceed the test timeout if every quote started another attempt.
    expect(isTooDeep('\\"'.repeat(2_000_000))).toBe(false);
  });
});
