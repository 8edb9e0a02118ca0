import { describe, expect, it } from "vitest";

import { milesBetween, offersFor } from "@/lib/delivery/rules";

const methods = (country: string, miles: number | null) =>
  offersFor(country, miles).map(({ method, cents }) => [method, cents]);

describe("offersFor", () => {
  it.each([
    [0, "same_day", 299],
    [5, "same_day", 299],
    [5.01, "next_day", 499],
    [15, "next_day", 499],
  ])("at %f miles offers %s for %i cents", (miles, method, cents) => {
    expect(methods("US", miles)).toContainEqual([method, cents]);
  });

  it.each([15.01, null])("at %s miles offers no local delivery", (miles) => {
    expect(methods("US", miles)).toEqual([
      ["standard", 0],
      ["expedited", 1500],
    ]);
  });

  it("always offers standard delivery for nothing, first", () => {
    for (const country of ["US", "KE", "DE", "AE", "AU", "XX"]) {
      expect(offersFor(country, null)[0]).toMatchObject({ method: "standard", cents: 0 });
    }
  });

  it("hurries nothing where the ordinary way is as fast", () => {
    expect(methods("KE", null)).toEqual([["standard", 0]]);
  });
});

it("measures the distance along the surface", () => {
  const minneapolis = { latitude: 44.9778, longitude: -93.265 };
  const stPaul = { latitude: 44.9537, longitude: -93.09 };

  expect(milesBetween(minneapolis, stPaul)).toBeCloseTo(8.7, 1);
  expect(milesBetween(stPaul, stPaul)).toBe(0);
});
