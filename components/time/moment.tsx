"use client";

import { useDates } from "@/lib/i18n/use-dates";
import { useReaderTimeZone } from "@/lib/i18n/use-reader-time-zone";

const DAY = { month: "short", day: "numeric" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

type MomentProps = {
  /** ISO 8601. */
  at: string;
  /** Omitted where the year is obvious, as in an order's history. */
  hasYear?: boolean;
  hasSeconds?: boolean;
  className?: string;
};

/**
 * A date and time in the reader's time zone, "Nov 20, 2026, 4:12 PM"; the tooltip has the full date and the name of the
 * time zone.
 */
export function Moment({ at, hasYear = true, hasSeconds = false, className }: MomentProps) {
  const format = useDates();
  const timeZone = useReaderTimeZone();
  const date = new Date(at);
  const zone = timeZone ? { timeZone } : {};
  const options = {
    ...DAY,
    ...CLOCK,
    ...(hasYear && { year: "numeric" as const }),
    ...(hasSeconds && { second: "2-digit" as const }),
    ...zone,
  };
  const full = {
    ...CLOCK,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZoneName: "long",
    ...zone,
  } as const;
  return (
    <time dateTime={at} title={format(date, full)} className={className}>
      {format(date, options)}
    </time>
  );
}
