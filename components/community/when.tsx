import { useFormatter } from "next-intl";

const RECENT_MS = 7 * 24 * 3_600_000;

/** How long ago it was within a week, the day before that; the whole moment for who points at it. */
export function When({ at }: { at: string }) {
  const format = useFormatter();
  const date = new Date(at);
  const now = new Date();
  const isRecent = now.getTime() - date.getTime() < RECENT_MS;
  return (
    <time dateTime={at} title={format.dateTime(date, { dateStyle: "full", timeStyle: "short" })}>
      {isRecent ? format.relativeTime(date, now) : format.dateTime(date, { dateStyle: "medium" })}
    </time>
  );
}
