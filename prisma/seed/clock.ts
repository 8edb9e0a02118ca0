const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Tells the times of the past: days before today at 00:00 UTC, and minutes after that midnight. */
export type Clock = (daysAgo: number, minutes?: number) => Date;

/** A clock for a seed that runs `now`; its day begins at 00:00 UTC. */
export function clockOf(now: Date): Clock {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return (daysAgo, minutes = 0) => new Date(midnight - daysAgo * DAY + minutes * MINUTE);
}

/** `date` some minutes later. */
export function minutesAfter(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * MINUTE);
}
