import { useTranslations } from "next-intl";
import { Clock } from "@/components/ui/icons";

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Time until `dueAt`, or since it has passed; highlighted within the last two days. */
export function DueIn({ dueAt, now }: { dueAt: string; now: Date }) {
  const t = useTranslations("moderation.due");
  const remainingHours = (new Date(dueAt).getTime() - now.getTime()) / HOUR_MS;
  const isOverdue = remainingHours < 0;
  // Rounds overdue time up and remaining time down to whole hours.
  const hours = isOverdue ? Math.ceil(-remainingHours) : Math.floor(remainingHours);
  const state = isOverdue ? "overdue" : "left";
  const isSoon = !isOverdue && hours < 2 * DAY_HOURS;
  const ink = isOverdue
    ? "text-destructive-ink"
    : isSoon
      ? "text-warning-ink"
      : "text-muted-foreground";
  return (
    <time
      dateTime={dueAt}
      className={`inline-flex items-center gap-1 whitespace-nowrap font-semibold text-xs leading-5 ${ink}`}
    >
      {(isOverdue || isSoon) && <Clock aria-hidden className="size-3.5 stroke-2" />}
      {hours < DAY_HOURS
        ? t(`${state}Hours`, { count: hours })
        : t(`${state}Days`, { count: Math.floor(hours / DAY_HOURS) })}
    </time>
  );
}
