import { describe, expect, it } from "vitest";

import { findHomeCity } from "@/lib/delivery/places";
import { deliveryOptions, estimateDelivery, milesBetween } from "@/lib/delivery/rules";

const methods = (country: string, miles: number | null) =>
  deliveryOptions(country, miles).map(({ method, cents }) => [method, cents]);

describe("deliveryOptions", () => {
  it.each([
    [0, "same_day", 299],
    [5, "same_day", 299],
    [5.01, "next_day", 499],
    [15, "next_day", 499],
  ])("offers within %f miles %s for %i cents", (miles, method, cents) => {
    expect(methods("US", miles)).toContainEqual([method, cents]);
  });

  it.each([15.01, null])("offers no local delivery at %s miles", (miles) => {
    expect(methods("US", miles)).toEqual([
      ["standard", 0],
      ["expedited", 1500],
    ]);
  });

  it("offers free standard delivery first", () => {
    for (const country of ["US", "KE", "DE", "AE", "AU", "XX"]) {
      expect(deliveryOptions(country, null)[0]).toMatchObject({ method: "standard", cents: 0 });
    }
  });

  it("omits local delivery of products that take more than a day", () => {
    const localOf = (days: number | null) => deliveryOptions("US", 3, days)[1]?.method;
    expect([localOf(null), localOf(1), localOf(2)]).toEqual(["same_day", "same_day", "expedited"]);
  });

  it("omits a method that another one beats in price and date", () => {
    expect(methods("US", 8)).toEqual([
      ["standard", 0],
      ["next_day", 499],
    ]);
  });

  it("omits expedited delivery where standard delivery is as fast", () => {
    expect(methods("KE", null)).toEqual([["standard", 0]]);
  });
});

it("milesBetween returns the great-circle distance", () => {
  const minneapolis = { latitude: 44.9778, longitude: -93.265 };
  const stPaul = { latitude: 44.9537, longitude: -93.09 };

  expect(milesBetween(minneapolis, stPaul)).toBeCloseTo(8.7, 1);
  expect(milesBetween(stPaul, stPaul)).toBe(0);
});

describe("findHomeCity", () => {
  it.each([
    "St. Paul",
    "St Paul",
    "saint paul",
    "Saint Paul, MN",
    "ST. PAUL, Minnesota",
    "Brooklyn Park",
  ])("finds %s", (city) => {
    expect(findHomeCity(city)).toMatchObject({ latitude: expect.closeTo(45, 0) });
  });

  it.each(["St. Nowhere", "Chicago", ""])("returns undefined for %j", (city) => {
    expect(findHomeCity(city)).toBeUndefined();
  });
});

describe("estimateDelivery", () => {
  const noon = new Date("2026-12-01T18:00:00Z"); // 12 PM in Minnesota.
  const evening = new Date("2026-12-02T01:00:00Z"); // 7 PM on the same day.

  it.each([
    ["standard", "US", { from: "2026-12-09", to: "2026-12-18" }],
    ["standard", "SO", { from: "2026-12-05", to: "2026-12-11" }],
    ["standard", "XX", { from: "2026-12-09", to: "2026-12-25" }],
    ["expedited", "GB", { from: "2026-12-07", to: "2026-12-14" }],
  ] as const)("adds processing days to a %s parcel to %s", (method, country, window) => {
    expect(estimateDelivery({ method, country }, noon)).toEqual(window);
  });

  it("delivers locally on the same day before the cut-off hour, else a day later", () => {
    const day = (method: "same_day" | "next_day", at: Date) =>
      estimateDelivery({ method, country: "US" }, at).from;

    expect(day("same_day", noon)).toBe("2026-12-01");
    expect(day("same_day", evening)).toBe("2026-12-02");
    expect(day("next_day", noon)).toBe("2026-12-02");
    expect(day("next_day", evening)).toBe("2026-12-03");
  });

  it.each([
    [1, "2026-12-16"],
    [3, "2026-12-18"],
    [5, "2026-12-22"],
    [10, "2026-12-29"],
  ])("counts %i business days of the seller without weekends", (processingDays, to) => {
    const shipment = { method: "standard", country: "US", processingDays } as const;
    expect(estimateDelivery(shipment, noon)).toEqual({ from: "2026-12-09", to });
  });

  it("counts calendar days across a change of daylight saving time", () => {
    const before = new Date("2026-10-31T18:00:00Z");
    expect(estimateDelivery({ method: "expedited", country: "US" }, before).from).toBe(
      "2026-11-06",
    );
  });
});
