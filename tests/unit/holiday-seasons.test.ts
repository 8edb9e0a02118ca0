import { describe, expect, it } from "vitest";
import { calendarsOf, dateIn } from "@/components/holidays/season-calendar";
import { orderBy } from "@/lib/delivery/order-by-rules";
import { computeHolidays, withOverrides } from "@/lib/holidays/rules";
import {
  nextSeason,
  otherOccasions,
  type Season,
  seasonDates,
  toSeason,
} from "@/lib/holidays/season-rules";

const daysOf = (...years: number[]) =>
  years.flatMap((year) => withOverrides(computeHolidays(year), new Map()));

const DAYS = daysOf(2026, 2027, 2028);

const occasion = (season: Season, today: string, days = DAYS) => {
  const dates = seasonDates(season, days, today);
  if (!dates) throw new Error("There is always a next one.");
  return dates;
};

describe("the holiday of a season", () => {
  it.each([
    ["ramadan", "2026-11-22", "ramadan", "2027-02-08", 78],
    ["eid", "2026-11-22", "eidAlFitr", "2027-03-09", 107],
    ["eid", "2027-03-10", "eidAlAdha", "2027-05-16", 67],
    ["independence", "2026-11-22", "eritreaIndependence", "2027-05-24", 183],
    ["independence", "2027-05-25", "djiboutiIndependence", "2027-06-27", 33],
    ["independence", "2027-06-28", "somaliaIndependence", "2027-07-01", 3],
    ["independence", "2027-07-01", "somaliaIndependence", "2027-07-01", 0],
    ["independence", "2027-07-02", "eritreaIndependence", "2028-05-24", 327],
  ] as const)("is derived from %s on %s as %s", (season, today, holiday, day, daysLeft) => {
    expect(occasion(season, today)).toMatchObject({ holiday, day, daysLeft });
  });

  it("lasts for the whole of Ramadan, until the day before Eid", () => {
    expect(occasion("ramadan", "2027-03-08")).toMatchObject({
      day: "2027-02-08",
      until: "2027-03-08",
      daysLeft: 0,
    });
    expect(occasion("ramadan", "2027-03-09").day).toBe("2028-01-28");
  });

  it("continues over New Year during Ramadan", () => {
    expect(occasion("ramadan", "2031-01-03", daysOf(2030, 2031, 2032))).toMatchObject({
      day: "2030-12-26",
      daysLeft: 0,
    });
  });

  it("has the date of an admin, which is not expected any longer", () => {
    const days = withOverrides(computeHolidays(2027), new Map([["ramadan", "2027-02-09"]]));
    expect(occasion("ramadan", "2027-01-01", days)).toMatchObject({
      day: "2027-02-09",
      computed: "2027-02-08",
      isExpected: false,
    });
  });

  it("determines the next season", () => {
    expect(nextSeason(DAYS, "2026-11-22")).toBe("ramadan");
    expect(nextSeason(DAYS, "2027-02-20")).toBe("ramadan");
    expect(nextSeason(DAYS, "2027-03-09")).toBe("eid");
    expect(nextSeason(DAYS, "2027-05-17")).toBe("independence");
  });

  it("leaves the season's other holidays to otherOccasions", () => {
    const others = (season: Season) =>
      otherOccasions(season, DAYS, "2026-11-22").map(({ holiday }) => holiday);
    expect(others("ramadan")).toEqual(["eidAlFitr", "eidAlAdha"]);
    expect(others("eid")).toEqual(["ramadan", "eidAlAdha"]);
    expect(others("independence")).toEqual(["djiboutiIndependence", "somaliaIndependence"]);
  });
});

describe("orderBy", () => {
  it("leaves three business days and the fourteen days of the slowest standard delivery in the United States", () => {
    const today = "2026-11-22";
    expect(orderBy(occasion("ramadan", today), today)).toEqual({
      day: "2027-01-20",
      isOver: false,
    });
  });

  it("includes its own day, then is over, and is null from the holiday on", () => {
    const on = (today: string) => orderBy(occasion("ramadan", today), today);
    expect(on("2027-01-20")?.isOver).toBe(false);
    expect(on("2027-01-21")?.isOver).toBe(true);
    expect(on("2027-02-08")).toBeNull();
  });
});

describe("other calendars", () => {
  it("name the date as the Umm al-Qura and the Ethiopian calendar do", () => {
    expect(dateIn("islamic-umalqura", "2027-02-08")).toEqual({
      day: "1",
      month: "9",
      year: "1448",
    });
    expect(dateIn("ethiopic", "2027-02-08")).toEqual({ day: "1", month: "6", year: "2019" });
  });

  it("are the holiday's and the reader's", () => {
    expect(calendarsOf("ramadan", "en")).toEqual(["islamic-umalqura"]);
    expect(calendarsOf("somaliaIndependence", "en")).toEqual([]);
    expect(calendarsOf("somaliaIndependence", "ar")).toEqual(["islamic-umalqura"]);
    expect(calendarsOf("eidAlFitr", "am")).toEqual(["islamic-umalqura", "ethiopic"]);
    expect(calendarsOf("eritreaIndependence", "om")).toEqual(["ethiopic"]);
  });
});

describe("toSeason", () => {
  it("accepts one of the three seasons only", () => {
    expect(toSeason("eid")).toBe("eid");
    for (const tab of ["", "Eid", "christmas", undefined, ["eid"]]) {
      expect(toSeason(tab)).toBeNull();
    }
  });
});
