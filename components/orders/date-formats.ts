/** Formats of days and times in an order: "Nov 20", "Nov 20, 4:12 PM". */
export const DAY = { month: "short", day: "numeric" } as const;
export const MOMENT = {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;
