import { describe, expect, it } from "vitest";

import {
  breakEvenCents,
  monthlyCost,
  periodEnd,
  priceOf,
  unusedCents,
  withCredit,
} from "@/lib/plans/rules";

const FREE = { priceCents: 0, feeBasisPoints: 500 };
const PREMIUM = { priceCents: 2_900, yearlyCents: 27_840, feeBasisPoints: 300 };
const ENTERPRISE = { priceCents: 9_900, yearlyCents: 95_040, feeBasisPoints: 100 };

describe("the period and price of a plan", () => {
  it.each([
    ["2026-01-15T10:00:00Z", "month", "2026-02-15T10:00:00.000Z"],
    ["2026-01-31T10:00:00Z", "month", "2026-02-28T10:00:00.000Z"],
    ["2028-01-31T10:00:00Z", "month", "2028-02-29T10:00:00.000Z"],
    ["2026-12-31T23:59:59Z", "month", "2027-01-31T23:59:59.000Z"],
    ["2028-02-29T00:00:00Z", "year", "2029-02-28T00:00:00.000Z"],
  ] as const)("starts at %s and ends after a %s on %s", (from, interval, end) => {
    expect(periodEnd(new Date(from), interval).toISOString()).toBe(end);
  });

  it("preserves the day of the month on which the plan began", () => {
    const anchor = new Date("2026-01-31T10:00:00Z");
    const ends = [anchor];
    for (let month = 0; month < 4; month++) {
      ends.push(periodEnd(ends.at(-1) ?? anchor, "month", anchor));
    }
    expect(ends.map((end) => end.toISOString().slice(0, 10))).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
    ]);
  });

  it("returns to the leap day after three shorter years", () => {
    const anchor = new Date("2028-02-29T00:00:00Z");
    const end = periodEnd(new Date("2031-02-28T00:00:00Z"), "year", anchor);
    expect(end.toISOString().slice(0, 10)).toBe("2032-02-29");
  });

  it("has a discount of a fifth for a year", () => {
    expect(priceOf(PREMIUM, "month")).toBe(2_900);
    expect(priceOf(PREMIUM, "year")).toBe(Math.round(2_900 * 12 * 0.8));
    expect(priceOf(ENTERPRISE, "year")).toBe(Math.round(9_900 * 12 * 0.8));
  });
});

describe("credit for an unused period", () => {
  const period = {
    paidCents: 2_900,
    start: new Date("2026-11-01T00:00:00Z"),
    end: new Date("2026-12-01T00:00:00Z"),
  };

  it("is a share of the amount paid, rounded down, between all and zero", () => {
    expect(unusedCents(period, period.start)).toBe(2_900);
    expect(unusedCents(period, new Date("2026-11-16T00:00:00Z"))).toBe(1_450);
    expect(unusedCents(period, new Date("2026-11-30T23:59:59Z"))).toBe(0);
    expect(unusedCents(period, new Date("2027-01-01T00:00:00Z"))).toBe(0);
    expect(unusedCents(period, new Date("2026-10-01T00:00:00Z"))).toBe(2_900);
  });

  it("is subtracted from the next charge, and the rest from the one after", () => {
    expect(withCredit(9_900, 1_450)).toEqual({
      amountCents: 8_450,
      usedCents: 1_450,
      leftCents: 0,
    });
    expect(withCredit(2_900, 8_000)).toEqual({
      amountCents: 0,
      usedCents: 2_900,
      leftCents: 5_100,
    });
  });
});

describe("the break-even of a plan", () => {
  it("equals the figures of decisions.md", () => {
    expect(breakEvenCents(PREMIUM, FREE)).toBe(145_000);
    expect(breakEvenCents(ENTERPRISE, PREMIUM)).toBe(350_000);
    expect(breakEvenCents(ENTERPRISE, FREE)).toBe(247_500);
  });

  it("has the same cost with either plan", () => {
    expect(monthlyCost(PREMIUM, 145_000)).toBe(monthlyCost(FREE, 145_000));
    expect(monthlyCost(ENTERPRISE, 350_000)).toBe(monthlyCost(PREMIUM, 350_000));
    expect(monthlyCost(FREE, 0)).toBe(0);
  });
});
