import { describe, expect, it } from "vitest";

import { formatLocalDate, fullHourOf } from "@/lib/i18n/cldr-dates";

const FORMS: Intl.DateTimeFormatOptions[] = [
  { year: "numeric", month: "short", day: "numeric" },
  { year: "numeric", month: "long", day: "numeric" },
  { year: "numeric", month: "short" },
  { month: "short", day: "numeric" },
  { hour: "numeric", minute: "2-digit" },
  { weekday: "long", month: "long", day: "numeric" },
  { weekday: "short", month: "short", day: "numeric" },
];

/** Days of each month and all weekdays, in the morning and in the evening. */
const MOMENTS = Array.from(
  { length: 24 },
  (_, at) => new Date(Date.UTC(2026, at, 3 + at, (at % 2) * 13)),
);

describe.each(["so", "om"] as const)("dates in %s without support of the browser", (locale) => {
  it.each(FORMS)("equal the server's format: %j", (form) => {
    const clock = locale === "om" && form.hour ? { hourCycle: "h23" as const } : {};
    const options = { ...form, timeZone: "UTC" };
    const server = new Intl.DateTimeFormat(locale, { ...options, ...clock });

    expect(MOMENTS.map((moment) => formatLocalDate(locale, moment, options))).toEqual(
      MOMENTS.map((moment) => server.format(moment)),
    );
  });
});

describe("formatLocalDate", () => {
  const evening = new Date(Date.UTC(2026, 10, 21, 18, 5));
  const amharic = (options: Intl.DateTimeFormatOptions) =>
    formatLocalDate("am", evening, { ...options, timeZone: "UTC" });

  it("puts the day first in Amharic, with and without a year", () => {
    expect(amharic({ month: "short", day: "numeric" })).toBe("21 ኖቬም");
    expect(amharic({ year: "numeric", month: "long", day: "numeric" })).toBe("21 ኖቬምበር 2026");
  });

  it("uses the 24-hour clock in Amharic and Oromo", () => {
    const options = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
    expect([
      formatLocalDate("am", evening, options),
      formatLocalDate("om", evening, options),
    ]).toEqual(["18:05", "18:05"]);
  });

  it("leaves English and Arabic to the browser", () => {
    expect(["en", "ar"].map((locale) => formatLocalDate(locale as "en", evening, {}))).toEqual([
      null,
      null,
    ]);
  });
});

describe("fullHourOf", () => {
  it.each([
    ["en", "2 PM"],
    ["so", "2 GD"],
    ["om", "14:00"],
    ["am", "14:00"],
  ] as const)("forms the hour of a limit for readers of %s", (locale, text) => {
    const options = { ...fullHourOf(locale), timeZone: "UTC" };
    const limit = new Date(Date.UTC(1970, 0, 1, 14));
    const hour =
      formatLocalDate(locale, limit, options) ??
      new Intl.DateTimeFormat(locale, options).format(limit);

    expect(hour.replace("\u202f", " ")).toBe(text);
  });
});
