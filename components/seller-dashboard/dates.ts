/** A date as "2026-11-20", as a moment of that day at home. */
export function dayOf(date: string): Date {
  return new Date(`${date}T18:00:00Z`);
}

/** How dates stand in lists: "Nov 20". */
export const SHORT = { month: "short", day: "numeric" } as const;
