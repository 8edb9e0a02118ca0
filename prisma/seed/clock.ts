const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns a past time: days before today, and minutes after 00:00 UTC. */
export type Clock = (daysAgo: number, minutes?: number) => Date;

/** Returns a clock for a seed that runs at `now`. */
export function clockOf(now: Date): Clock {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return (daysAgo, minutes = 0) => new Date(midnight - daysAgo * DAY + minutes * MINUTE);
}

/** Returns `date` plus some minutes. */
export function minutesAfter(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * MINUTE);
}
