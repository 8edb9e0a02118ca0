import { useFormatter, useLocale, useTranslations } from "next-intl";

import { EVENT_ZONE, type EventType, isUpcoming } from "@/lib/events/rules";
import { clockOf } from "@/lib/i18n/cldr-dates";
import { useDates } from "@/lib/i18n/use-dates";

type Times = { startsAt: string; endsAt: string | null };

const CLOCK = { hour: "numeric", minute: "2-digit", timeZone: EVENT_ZONE } as const;

/**
 * "Sat 6:00 – 10:00 PM", in the time zone of events, which the page names; "Expected" where the moon determines the
 * day.
 */
export function EventHours({ event }: { event: Times & { type: EventType } }) {
  const t = useTranslations("events");
  const format = useFormatter();
  const dateText = useDates();
  const from = new Date(event.startsAt);
  const to = event.endsAt ? new Date(event.endsAt) : null;
  const form = { weekday: "short", ...CLOCK, ...clockOf(useLocale()) } as const;
  const when = to ? format.dateTimeRange(from, to, form) : dateText(from, form);
  return (
    <time dateTime={event.startsAt}>{isUpcoming(event.type) ? t("expected", { when }) : when}</time>
  );
}

/** "Saturday, December 6, 2026, 6:00 PM CST", in the home time zone. */
export function EventMoment({ startsAt }: Pick<Times, "startsAt">) {
  const dateText = useDates();
  const form = {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZoneName: "short",
    ...CLOCK,
  } as const;
  return <time dateTime={startsAt}>{dateText(new Date(startsAt), form)}</time>;
}

/** The day as a calendar sheet; the card contains the full date. */
export function DayLeaf({ startsAt }: Pick<Times, "startsAt">) {
  const dateText = useDates();
  const of = (form: { day: "numeric" } | { month: "short" }) =>
    dateText(new Date(startsAt), { ...form, timeZone: EVENT_ZONE });
  return (
    <p className="absolute start-3.5 top-3.5 rounded-sm bg-white px-3 pt-1.5 pb-2 text-center font-medium text-dye-ink text-xs leading-tight">
      <span className="display block text-2xl leading-none">{of({ day: "numeric" })}</span>
      {of({ month: "short" })}
    </p>
  );
}
