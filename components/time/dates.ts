/** Converts a date such as "2026-11-20" to a time on that day in the home time zone. */
export function dayOf(date: string): Date {
  return new Date(`${date}T18:00:00Z`);
}

/** Format of dates in lists: "Nov 20". */
export const SHORT = { month: "short", day: "numeric" } as const;
