/** The time zone of business days, fees and reports. */
export const BUSINESS_TIME_ZONE = "America/Chicago";

const DAY_MS = 24 * 60 * 60 * 1000;
let formatter: Intl.DateTimeFormat | undefined;

/** Returns the date in the business time zone, as "2026-11-20". */
export function businessDate(now: Date): string {
  // Created on first use: it is expensive, and most pages that import this file never format a date.
  formatter ??= new Intl.DateTimeFormat("en-CA", { timeZone: BUSINESS_TIME_ZONE });
  return formatter.format(now);
}

/** Returns the date some days later, as "2026-11-21". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

const HOUR_MS = 60 * 60 * 1000;

/** Returns the start of a date in the business time zone: 5 or 6 hours after midnight UTC, depending on daylight saving. */
export function startOfDay(date: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const early = new Date(midnight + 5 * HOUR_MS);
  return businessDate(early) === date ? early : new Date(midnight + 6 * HOUR_MS);
}

const isWeekday = (date: string) => weekdayOf(date) % 6 !== 0;

/** Returns the date some business days later; by default Saturdays and Sundays are none. */
export function addBusinessDays(date: string, days: number, isBusinessDay = isWeekday): string {
  let [day, remaining] = [date, days];
  while (remaining > 0) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) remaining--;
  }
  return day;
}

/** Returns the month in the business time zone, as "2026-11". */
export function monthOf(now: Date): string {
  return businessDate(now).slice(0, 7);
}

/** Returns the start of a month in the business time zone and of the next one. */
export function spanOfMonth(month: string) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { from: startOfDay(`${month}-01`), to: startOfDay(`${next}-01`) };
}

/** Returns the months from `first` to `last`, both included, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const index = (month: string) => {
    const [year = 0, number = 1] = month.split("-").map(Number);
    return year * 12 + number - 1;
  };
  const count = Math.max(1, index(last) - index(first) + 1);
  return Array.from({ length: count }, (_, back) => {
    const monthIndex = index(last) - back;
    return `${Math.floor(monthIndex / 12)}-${String((monthIndex % 12) + 1).padStart(2, "0")}`;
  });
}
