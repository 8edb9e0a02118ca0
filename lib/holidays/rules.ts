const DAY_MS = 86_400_000;

type Source =
  /** A day of the Umm al-Qura or the Ethiopic calendar: its month and day. */
  | { calendar: "islamic-umalqura" | "ethiopic"; month: number; day: number }
  /** The same day every year. */
  | { calendar: "gregory"; month: number; day: number };

/** The holidays of the shop, with their calendar. */
const SOURCES = {
  ramadan: { calendar: "islamic-umalqura", month: 9, day: 1 },
  eidAlFitr: { calendar: "islamic-umalqura", month: 10, day: 1 },
  eidAlAdha: { calendar: "islamic-umalqura", month: 12, day: 10 },
  // Meskerem is the first month, Tahsas the fourth; Genna is always on 7 January until 2100.
  genna: { calendar: "gregory", month: 1, day: 7 },
  enkutatash: { calendar: "ethiopic", month: 1, day: 1 },
  meskel: { calendar: "ethiopic", month: 1, day: 17 },
  eritreaIndependence: { calendar: "gregory", month: 5, day: 24 },
  djiboutiIndependence: { calendar: "gregory", month: 6, day: 27 },
  somaliaIndependence: { calendar: "gregory", month: 7, day: 1 },
} as const satisfies Record<string, Source>;

export type Holiday = keyof typeof SOURCES;

export const HOLIDAYS = Object.keys(SOURCES) as [Holiday, ...Holiday[]];

/** Years in which the calendars are reliable. */
export const FIRST_YEAR = 2020;
export const LAST_YEAR = 2076;

/**
 * A holiday as "2026-03-20". `computed` is the date by the calendar; `isExpected`: the sighting of the moon decides.
 */
export type HolidayDay = {
  holiday: Holiday;
  day: string;
  computed: string;
  isOverridden: boolean;
  isExpected: boolean;
};

/** Days of a Gregorian year by their date in another calendar: "9-1" → the matching days, usually one. */
function daysBy(calendar: Source["calendar"], year: number) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  const days = new Map<string, string[]>();
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += DAY_MS) {
    const parts = format.formatToParts(time);
    const of = (type: "month" | "day") => parts.find((part) => part.type === type)?.value;
    const key = `${of("month")}-${of("day")}`;
    days.set(key, [...(days.get(key) ?? []), new Date(time).toISOString().slice(0, 10)]);
  }
  return days;
}

/** The holidays of a year, in its order. Islamic years are shorter: some days occur twice in a Gregorian year. */
export function computeHolidays(year: number): { holiday: Holiday; day: string }[] {
  const calendars = {
    "islamic-umalqura": daysBy("islamic-umalqura", year),
    ethiopic: daysBy("ethiopic", year),
    gregory: daysBy("gregory", year),
  };
  return HOLIDAYS.flatMap((holiday) => {
    const { calendar, month, day } = SOURCES[holiday];
    const days = calendars[calendar].get(`${month}-${day}`) ?? [];
    return days.map((date) => ({ holiday, day: date }));
  }).sort((a, b) => a.day.localeCompare(b.day));
}

/** The year's holidays with the dates set by an admin; if a holiday occurs twice, the date replaces the nearest one. */
export function withOverrides(
  holidayDays: { holiday: Holiday; day: string }[],
  overrides: ReadonlyMap<string, string>,
): HolidayDay[] {
  return holidayDays
    .map(({ holiday, day }) => {
      const better = overrides.get(holiday);
      const twins = holidayDays.filter((other) => other.holiday === holiday);
      const isReplaced = better !== undefined && nearestTo(better, twins) === day;
      return {
        holiday,
        day: isReplaced ? better : day,
        computed: day,
        isOverridden: isReplaced,
        isExpected: !isReplaced && SOURCES[holiday].calendar === "islamic-umalqura",
      };
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

function nearestTo(day: string, twins: { day: string }[]) {
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(day));
  return twins.reduce((best, twin) => (distance(twin.day) < distance(best.day) ? twin : best)).day;
}
