import { ChevronDown, Clock } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { closedDays, groupHours, type OpenDay } from "@/lib/directory/hours";

const CLOCK = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;

/** When it is open, folded away until somebody asks. */
export function BusinessHours({ hours }: { hours: OpenDay[] }) {
  const t = useTranslations("directory");
  const format = useFormatter();
  const clock = (time: string) => format.dateTime(new Date(`1970-01-01T${time}:00Z`), CLOCK);
  const rows = groupHours(hours).map(({ first, last }) => ({
    days:
      first.day === last.day
        ? t(`day.${first.day}`)
        : t("card.days", { first: t(`day.${first.day}`), last: t(`day.${last.day}`) }),
    open: t("card.span", { opens: clock(first.opens), closes: clock(first.closes) }),
  }));
  const closed = closedDays(hours).map((day) => t(`day.${day}`));
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.75 text-muted-foreground hover:underline [&::-webkit-details-marker]:hidden">
        <Clock aria-hidden className="size-4" />
        {t("card.hours")}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-1 pb-2">
        {rows.map(({ days, open }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4">
            <dt>{days}</dt>
            <dd className="tabular-nums">{open}</dd>
          </div>
        ))}
        {closed.length > 0 && (
          <div className="flex flex-wrap justify-between gap-x-4 text-muted-foreground">
            <dt>{closed.join(", ")}</dt>
            <dd>{t("card.closed")}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
