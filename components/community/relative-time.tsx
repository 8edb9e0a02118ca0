import { useFormatter } from "next-intl";

import { type FormattedTime, Timestamp } from "./timestamp";

const RECENT_MS = 7 * 24 * 3_600_000;

/** Says how long ago something was within a week, the day before that; the whole moment for who points at it. */
export function useWhen() {
  const format = useFormatter();
  return (at: string): FormattedTime => {
    const date = new Date(at);
    const now = new Date();
    const isRecent = now.getTime() - date.getTime() < RECENT_MS;
    return {
      at,
      title: format.dateTime(date, { dateStyle: "full", timeStyle: "short" }),
      text: isRecent
        ? format.relativeTime(date, now)
        : format.dateTime(date, { dateStyle: "medium" }),
    };
  };
}

/** A moment, as far back as it is. */
export function RelativeTime({ at }: { at: string }) {
  const whenOf = useWhen();
  return <Timestamp {...whenOf(at)} />;
}
