import type { useFormatter, useTranslations } from "next-intl";

import { closedDays, groupHours, type OpenDay } from "@/lib/directory/hours";

const CLOCK = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;

/** Formatted opening hours. */
export type FormatHours = ReturnType<typeof formatHours>;

type Formatters = {
  /** Translations of "directory". */
  t: ReturnType<typeof useTranslations<"directory">>;
  format: ReturnType<typeof useFormatter>;
};

/** Formatted on the server: browsers format the time of day differently. */
export function formatHours(hours: OpenDay[], { t, format }: Formatters) {
  const clock = (time: string) => format.dateTime(new Date(`1970-01-01T${time}:00Z`), CLOCK);
  return {
    rows: groupHours(hours).map(({ first, last }) => ({
      days:
        first.day === last.day
          ? t(`day.${first.day}`)
          : t("card.days", { first: t(`day.${first.day}`), last: t(`day.${last.day}`) }),
      open: t("card.span", { opens: clock(first.opens), closes: clock(first.closes) }),
    })),
    closed: closedDays(hours)
      .map((day) => t(`day.${day}`))
      .join(", "),
  };
}
