import { useFormatter } from "next-intl";

import { DATE, useDates } from "@/lib/i18n/use-dates";
import { type FormattedTime, Timestamp } from "./timestamp";

const RECENT_MS = 7 * 24 * 3_600_000;

/** Formats a time: relative within a week, otherwise the date; the full time as a tooltip. */
export function useWhen() {
  const format = useFormatter();
  const dateText = useDates();
  return (time: string): FormattedTime => {
    const date = new Date(time);
    const now = new Date();
    const isRecent = now.getTime() - date.getTime() < RECENT_MS;
    return {
      at: time,
      title: format.dateTime(date, { dateStyle: "full", timeStyle: "short" }),
      text: isRecent ? format.relativeTime(date, now) : dateText(date, DATE),
    };
  };
}

export function RelativeTime({ at: time }: { at: string }) {
  const whenOf = useWhen();
  return <Timestamp {...whenOf(time)} />;
}
