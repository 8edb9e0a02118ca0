import { describe, expect, it } from "vitest";

import { computeHolidays, HOLIDAYS, withOverrides } from "@/lib/holidays/rules";
import { holidayDateSchema, holidaySearchSchema } from "@/lib/holidays/schema";

const daysOf = (year: number, holiday: string) =>
  computeHolidays(year)
    .filter((day) => day.holiday === holiday)
    .map(({ day }) => day);

describe("computeHolidays", () => {
  // Dates published by the Umm al-Qura calendar and by the Ethiopian Orthodox Church.
  it.each([
    [2025, "ramadan", "2025-03-01"],
    [2025, "eidAlFitr", "2025-03-30"],
    [2025, "eidAlAdha", "2025-06-06"],
    [2026, "ramadan", "2026-02-18"],
    [2026, "eidAlFitr", "2026-03-20"],
    [2026, "eidAlAdha", "2026-05-27"],
    [2026, "enkutatash", "2026-09-11"],
    [2027, "enkutatash", "2027-09-12"],
    [2026, "meskel", "2026-09-27"],
    [2027, "meskel", "2027-09-28"],
    [2026, "genna", "2026-01-07"],
    [2028, "genna", "2028-01-07"],
    [2026, "somaliaIndependence", "2026-07-01"],
    [2026, "eritreaIndependence", "2026-05-24"],
    [2026, "djiboutiIndependence", "2026-06-27"],
  ])("computes for %i the holiday %s on %s", (year, holiday, day) => {
    expect(daysOf(year, holiday)).toEqual([day]);
  });

  it("computes two beginnings of Ramadan in 2030", () => {
    expect(daysOf(2030, "ramadan")).toEqual(["2030-01-05", "2030-12-26"]);
  });

  it.each([2020, 2026, 2076])("returns every holiday of %i in order", (year) => {
    const holidays = computeHolidays(year);
    expect(new Set(holidays.map(({ holiday }) => holiday))).toEqual(new Set(HOLIDAYS));
    const days = holidays.map(({ day }) => day);
    expect(days).toEqual([...days].sort());
    expect(days.every((day) => day.startsWith(`${year}-`))).toBe(true);
  });
});

describe("withOverrides and holidayDateSchema", () => {
  const of = (year: number, overrides: [string, string][]) =>
    withOverrides(computeHolidays(year), new Map(overrides));

  it("replace the computed date with an admin's, which is not expected any longer", () => {
    const days = of(2026, [["eidAlFitr", "2026-03-21"]]);
    expect(days.find(({ holiday }) => holiday === "eidAlFitr")).toEqual({
      holiday: "eidAlFitr",
      day: "2026-03-21",
      computed: "2026-03-20",
      isOverridden: true,
      isExpected: false,
    });
  });

  it("replace the nearer of two dates only", () => {
    const days = of(2030, [["ramadan", "2030-12-27"]]);
    expect(
      days
        .filter(({ holiday }) => holiday === "ramadan")
        .map(({ day, isOverridden }) => [day, isOverridden]),
    ).toEqual([
      ["2030-01-05", false],
      ["2030-12-27", true],
    ]);
  });

  it("mark only the dates of the lunar calendar as expected", () => {
    const expected = of(2026, []).filter(({ isExpected }) => isExpected);
    expect(expected.map(({ holiday }) => holiday)).toEqual(["ramadan", "eidAlFitr", "eidAlAdha"]);
  });

  it("accept a date of the same year only", () => {
    const input = { holiday: "ramadan", year: 2026, day: "2026-02-19" };
    expect(holidayDateSchema.safeParse(input).success).toBe(true);
    for (const wrong of [{ day: "2027-02-19" }, { day: "2026-02-30" }, { holiday: "newroz" }]) {
      expect(holidayDateSchema.safeParse({ ...input, ...wrong }).success).toBe(false);
    }
  });
});

describe("holidaySearchSchema", () => {
  it.each([
    ["2027", 2027],
    ["1999", new Date().getFullYear()],
    ["soon", new Date().getFullYear()],
    [undefined, new Date().getFullYear()],
  ])("parses the year %s as %i", (year, meant) => {
    expect(holidaySearchSchema.parse({ year }).year).toBe(meant);
  });
});
