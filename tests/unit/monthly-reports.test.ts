import { describe, expect, it } from "vitest";

import {
  figuresOf,
  hasEnded,
  monthBounds,
  placeName,
  reportYears,
  stateOf,
  totalsOf,
} from "@/lib/monthly-reports/rules";
import { generateSchema, yearSchema } from "@/lib/monthly-reports/schema";

const at = (iso: string) => new Date(iso);

describe("reportYears", () => {
  it("returns 2024 to 2026, and later years up to the current one", () => {
    expect(reportYears(at("2025-03-01T00:00:00Z"))).toEqual([2024, 2025, 2026]);
    expect(reportYears(at("2026-12-31T23:59:59Z"))).toEqual([2024, 2025, 2026]);
    expect(reportYears(at("2028-01-01T00:00:00Z"))).toEqual([2024, 2025, 2026, 2027, 2028]);
  });
});

describe("months of reports", () => {
  it("start and end in UTC, across the year too", () => {
    expect(monthBounds(2025, 12)).toEqual({
      from: at("2025-12-01T00:00:00Z"),
      to: at("2026-01-01T00:00:00Z"),
    });
  });

  it("end two minutes after their last moment", () => {
    expect(hasEnded(2026, 2, at("2026-02-28T23:59:59Z"))).toBe(false);
    expect(hasEnded(2026, 2, at("2026-03-01T00:01:59Z"))).toBe(false);
    expect(hasEnded(2026, 2, at("2026-03-01T00:02:00Z"))).toBe(true);
  });

  it.each([
    [10, false, "pending"],
    [10, true, "ready"],
    [11, false, "future"],
    [12, false, "future"],
  ])("include month %i in November, with a report: %s, as %s", (month, hasReport, state) => {
    expect(stateOf(2026, month, at("2026-11-22T12:00:00Z"), hasReport)).toBe(state);
  });

  it("count as past before the seller joined", () => {
    expect(stateOf(2024, 1, at("2026-11-22T12:00:00Z"), false)).toBe("pending");
  });
});

describe("figuresOf", () => {
  const sums = {
    openingCents: 1_000,
    closingCents: 2_600,
    payoutsCents: 900,
    totalSalesCents: 3_000,
    feeCents: 150,
    feeBackCents: 25,
    refundsCents: 500,
  };

  it("computes the net from gross, fees and refunds, and the closing from opening, net and payouts", () => {
    const figures = figuresOf(sums, 3);
    expect(figures).toMatchObject({
      netRevenueCents: 2_500,
      platformFeesCents: 125,
      grossRevenueCents: 3_125,
      taxableCents: 2_625,
      salesTaxCents: 0,
      averageOrderCents: 1_000,
    });
    const { grossRevenueCents, platformFeesCents, refundsCents, netRevenueCents } = figures;
    expect(grossRevenueCents - platformFeesCents - refundsCents).toBe(netRevenueCents);
    expect(figures.openingCents + netRevenueCents - figures.payoutsCents).toBe(
      figures.closingCents,
    );
  });

  it("returns an average of zero without orders, else rounded to a cent", () => {
    expect(figuresOf(sums, 0).averageOrderCents).toBe(0);
    expect(figuresOf({ ...sums, totalSalesCents: 100 }, 3).averageOrderCents).toBe(33);
    expect(figuresOf({ ...sums, totalSalesCents: 200 }, 3).averageOrderCents).toBe(67);
  });
});

describe("totalsOf", () => {
  const report = (reportMonth: number, totalSales: string) => ({
    reportMonth,
    totalSales,
    totalOrders: 2,
    netRevenue: "-1.50",
  });

  it("sums the months up to the current one", () => {
    const reports = [report(1, "10.00"), report(3, "20.10"), report(5, "99.00")];
    expect(totalsOf(reports, 2026, at("2026-03-15T00:00:00Z"))).toEqual({
      months: 3,
      made: 2,
      orders: 4,
      salesCents: 3_010,
      netCents: -300,
    });
    expect(totalsOf(reports, 2025, at("2026-03-15T00:00:00Z"))).toMatchObject({
      months: 12,
      made: 3,
    });
    expect(totalsOf([], 2027, at("2026-03-15T00:00:00Z"))).toMatchObject({ months: 0, made: 0 });
  });
});

describe("schemas of monthly reports", () => {
  it.each(["2023", "1999", "2100", "26", "x", "2026.5", ""])("refuse the year %s", (year) => {
    expect(yearSchema.safeParse({ year }).success).toBe(false);
    expect(generateSchema.safeParse({ year: Number(year), month: 1 }).success).toBe(false);
  });

  it.each([0, 13, 1.5, -1, "1", null, undefined])("refuse the month %s", (month) => {
    expect(generateSchema.safeParse({ year: 2025, month }).success).toBe(false);
  });

  it("accept valid input", () => {
    expect(yearSchema.parse({ year: "2025" })).toEqual({ year: 2025 });
    expect(generateSchema.parse({ year: 2025, month: 12, sellerId: 1 })).toEqual({
      year: 2025,
      month: 12,
    });
  });
});

describe("placeName", () => {
  const nameOf = (code: string) => ({ KE: "Kenya", US: "United States" })[code] ?? code;

  it("names the country and omits a state named like its city", () => {
    const places = [
      { city: "San Diego", state: "CA", country: "US" },
      { city: "Nairobi", state: "Nairobi", country: "KE" },
      { state: "CA", country: "US" },
      { city: "Kyoto", state: "", country: "JP" },
    ];
    expect(places.map((place) => placeName(place, nameOf))).toEqual([
      "San Diego, CA, United States",
      "Nairobi, Kenya",
      "CA, United States",
      "Kyoto, JP",
    ]);
  });
});
