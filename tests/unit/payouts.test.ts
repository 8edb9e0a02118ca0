import { describe, expect, it } from "vitest";

import {
  addBusinessDays,
  monthOf,
  monthsBetween,
  spanOfMonth,
  startOfDay,
} from "@/lib/core/business-calendar";
import { arrivalOf, destinationOf, lastFriday, nextFriday } from "@/lib/payouts/rules";
import { bankSchema, mobileSchema, payoutResultSchema } from "@/lib/payouts/schema";
import { BANK, MOBILE } from "../support/payees";

describe("calendar of payouts", () => {
  it.each([
    // Thursday 23:59 and Friday 00:00 in Minneapolis, in standard time.
    ["2026-11-20T05:59:00Z", "2026-11-13", "2026-11-20"],
    ["2026-11-20T06:00:00Z", "2026-11-20", "2026-11-27"],
    // Friday begins an hour earlier in daylight saving time.
    ["2026-07-03T04:59:00Z", "2026-06-26", "2026-07-03"],
    ["2026-07-03T05:00:00Z", "2026-07-03", "2026-07-10"],
  ])("returns at %s the last Friday %s and the next %s", (now, last, next) => {
    expect([lastFriday(new Date(now)), nextFriday(new Date(now))]).toEqual([last, next]);
  });

  it.each([
    ["2026-01-15", "2026-01-15T06:00:00.000Z"],
    ["2026-07-15", "2026-07-15T05:00:00.000Z"],
    ["2026-03-08", "2026-03-08T06:00:00.000Z"], // Clocks go forward at 2 AM.
    ["2026-03-09", "2026-03-09T05:00:00.000Z"],
    ["2026-11-01", "2026-11-01T05:00:00.000Z"], // Clocks go back.
    ["2026-11-02", "2026-11-02T06:00:00.000Z"],
  ])("starts %s at %s", (date, moment) => {
    expect(startOfDay(date).toISOString()).toBe(moment);
  });

  it("counts business days from Friday over two weekends", () => {
    expect(addBusinessDays("2026-11-20", 0)).toBe("2026-11-20");
    expect(addBusinessDays("2026-11-20", 1)).toBe("2026-11-23");
    expect(arrivalOf("2026-11-20")).toEqual({ from: "2026-11-24", to: "2026-12-01" });
  });

  it("splits months at midnight in Minneapolis, across years too", () => {
    expect(monthOf(new Date("2026-12-01T05:59:00Z"))).toBe("2026-11");
    expect(spanOfMonth("2026-12")).toEqual({
      from: new Date("2026-12-01T06:00:00Z"),
      to: new Date("2027-01-01T06:00:00Z"),
    });
    expect(monthsBetween("2025-11", "2026-02")).toEqual([
      "2026-02",
      "2026-01",
      "2025-12",
      "2025-11",
    ]);
    expect(monthsBetween("2026-02", "2026-02")).toEqual(["2026-02"]);
  });
});

describe("destinationOf", () => {
  const none = { bankName: null, last4: null, network: null, phoneNumber: null };

  it.each([
    [{ ...none, kind: "bank" as const, bankName: "Lake Bank", last4: "6789" }, "Lake Bank 6789"],
    [{ ...none, kind: "mobile" as const, network: "ZAAD", phoneNumber: "+25263" }, "ZAAD +25263"],
    [{ ...none, kind: "bank" as const, last4: "6789" }, "6789"],
    [{ ...none, kind: "mobile" as const, network: "ZAAD" }, "ZAAD"],
  ])("returns for %j the name %s", (account, name) => {
    expect(destinationOf(account)).toBe(name);
  });
});

const refusalsOf = (schema: typeof bankSchema | typeof mobileSchema, input: object) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message);

describe("bankSchema", () => {
  it("removes spaces from the numbers", () => {
    const typed = { ...BANK, accountNumber: " 0001 2345 6789 ", routingNumber: "110 000 000" };

    expect(bankSchema.parse(typed)).toEqual(BANK);
  });

  it.each([
    ["accountHolderName", "H", "accountHolderRequired"],
    ["accountHolderName", "0001 2345 6789", "accountHolderRequired"],
    ["accountHolderName", undefined, "accountHolderRequired"],
    ["bankName", " ", "bankNameRequired"],
    ["bankName", "Bank 000123456789", "bankNameRequired"],
    ["accountNumber", "1234567", "accountNumberInvalid"],
    ["accountNumber", "123456789012345678", "accountNumberInvalid"],
    ["accountNumber", "12345678x", "accountNumberInvalid"],
    ["accountNumber", "1234-5678", "accountNumberInvalid"],
    ["accountNumber", "١٢٣٤٥٦٧٨", "accountNumberInvalid"],
    ["accountNumber", "1".repeat(200), "accountNumberInvalid"],
    ["accountNumber", 123456789, "accountNumberInvalid"],
    ["routingNumber", "11000000", "routingNumberInvalid"],
    ["routingNumber", "1100000000", "routingNumberInvalid"],
    ["routingNumber", null, "routingNumberInvalid"],
    ["accountType", "current", "accountTypeMissing"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(refusalsOf(bankSchema, { ...BANK, [field]: value })).toEqual([sentence]);
  });

  it.each(["12345678", "12345678901234567"])("accepts the account number %s", (accountNumber) => {
    expect(bankSchema.parse({ ...BANK, accountNumber }).accountNumber).toBe(accountNumber);
  });

  it("omits the numbers from its errors", () => {
    const refused = bankSchema.safeParse({ ...BANK, accountNumber: "98765x4321", bankName: "" });

    expect(JSON.stringify(refused.error?.issues)).not.toContain("98765");
  });
});

describe("mobileSchema", () => {
  it("preserves the digits and the plus of the number", () => {
    const typed = { ...MOBILE, phoneNumber: "+252 (63) 440-0123" };

    expect(mobileSchema.parse(typed)).toEqual(MOBILE);
  });

  it.each([
    ["network", "Orange", "networkMissing"],
    ["phoneNumber", "123456", "mobileNumberInvalid"],
    ["phoneNumber", "+1234567890123456", "mobileNumberInvalid"],
    ["phoneNumber", "=1+234567", "mobileNumberInvalid"],
    ["holderName", "", "accountHolderRequired"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(refusalsOf(mobileSchema, { ...MOBILE, [field]: value })).toEqual([sentence]);
  });
});

describe("payoutResultSchema", () => {
  it.each([
    [{ payoutId: 1, status: "paid" }, true],
    [{ payoutId: 1, status: "failed", reason: "wrong number" }, true],
    [{ payoutId: 1, status: "failed", reason: "no" }, false],
    [{ payoutId: 1, status: "failed" }, false],
    [{ payoutId: 1, status: "pending" }, false],
    [{ payoutId: 0, status: "paid" }, false],
  ])("accepts %j: %s", (result, isTaken) => {
    expect(payoutResultSchema.safeParse(result).success).toBe(isTaken);
  });
});
