import { describe, expect, it } from "vitest";

import { formatCardNumber, formatExpiry } from "@/components/checkout/card-format";
import { isFutureExpiry } from "@/lib/payments/sandbox/test-cards";

describe("formatExpiry", () => {
  it.each([
    ["1230", "12 / 30"],
    ["12/30", "12 / 30"],
    ["12 / 2030", "12 / 30"],
    ["5", "05"],
    ["12", "12"],
    ["123", "12 / 3"],
  ])("formats %j as %j", (typed, formatted) => {
    expect(formatExpiry(typed)).toBe(formatted);
  });

  it("returns a value that the card schema accepts", () => {
    expect(isFutureExpiry(formatExpiry("1230"), new Date("2026-11-26"))).toBe(true);
  });
});

it("formatCardNumber groups a card number by four and cuts it at 19 digits", () => {
  expect(formatCardNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(formatCardNumber(`${"4".repeat(25)}`)).toBe("4444 4444 4444 4444 444");
});
