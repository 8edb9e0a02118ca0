import { useLocale, useTranslations } from "next-intl";
import type { HolidayDay } from "@/lib/holidays/rules";
import { useDates } from "@/lib/i18n/use-dates";
import { calendarsOf, dateIn } from "./season-calendar";

const FULL = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
} as const;

/** "2027-02-08" in the language's format. */
export function FullDay({ day }: { day: string }) {
  const dateText = useDates();
  return <time dateTime={day}>{dateText(new Date(day), FULL)}</time>;
}

/**
 * A holiday's date in the calendars of its communities, separated by dots. Computed holidays use the name of that
 * calendar.
 */
export function OtherDates({
  holiday,
  day,
  computed,
}: Pick<HolidayDay, "holiday" | "day" | "computed">) {
  const t = useTranslations("holidays.calendar");
  const inCalendar = {
    "islamic-umalqura": () => {
      const { month, ...date } = dateIn("islamic-umalqura", computed);
      return t("hijri", { ...date, month: t(`hijriMonth.${month}`) });
    },
    ethiopic: () => {
      const { month, ...date } = dateIn("ethiopic", day);
      return t("ethiopic", { ...date, month: t(`ethiopicMonth.${month}`) });
    },
  };
  return calendarsOf(holiday, useLocale())
    .map((calendar) => inCalendar[calendar]())
    .join(" · ");
}
