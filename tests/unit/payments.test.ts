import { describe, expect, it } from "vitest";

import { isCardNumber, isFutureExpiry, testCardOutcome } from "@/lib/payments/sandbox/test-cards";

const NOW = new Date("2026-11-21T12:00:00Z");

describe("testCardOutcome", () => {
  it.each([
    ["4242 4242 4242 4242", "succeeds"],
    ["4000-0025-0000-3155", "asks"],
    ["4000000000009995", "declines"],
    ["4111111111111111", "declines"],
  ])("returns for the card %s the outcome %s", (number, kind) => {
    expect(testCardOutcome(number).kind).toBe(kind);
  });
});

describe("isCardNumber", () => {
  it.each(["4242424242424242", "4242 4242 4242 4242", "378282246310005"])(
    "accepts %s",
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );

  it.each(["4242424242424241", "42424242424", "", "abcd", "0".repeat(20)])(
    "refuses %j",
    (number) => {
      expect(isCardNumber(number)).toBe(false);
    },
  );
});

describe("isFutureExpiry", () => {
  it.each(["11/26", "12 / 26", "01/2030", " 11 / 26 "])("accepts %j", (typed) => {
    expect(isFutureExpiry(typed, NOW)).toBe(true);
  });

  it.each(["10/26", "13/30", "1/30", "", "00/30"])("refuses %j", (typed) => {
    expect(isFutureExpiry(typed, NOW)).toBe(false);
  });
});
