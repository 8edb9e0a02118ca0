import { describe, expect, it } from "vitest";

import { formatDateWithLocalNames } from "@/lib/i18n/cldr-dates";

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
    const options = { ...form, timeZone: "UTC" };
    const server = new Intl.DateTimeFormat(locale, options);

    expect(MOMENTS.map((moment) => formatDateWithLocalNames(locale, moment, options))).toEqual(
      MOMENTS.map((moment) => server.format(moment)),
    );
  });
});

it("formatDateWithLocalNames leaves the other languages to the browser", () => {
  expect(
    ["en", "am", "ar"].map((locale) => formatDateWithLocalNames(locale as "en", new Date(0), {})),
  ).toEqual([null, null, null]);
});
