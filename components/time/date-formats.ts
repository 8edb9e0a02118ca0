/** Formats of days and times within a sentence: "Nov 20", "Nov 20, 4:12 PM CST". */
export const DAY = { month: "short", day: "numeric" } as const;
export const MOMENT = {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;
