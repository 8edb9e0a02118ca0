import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { MoonStar } from "@/components/ui/icons";
import type { PublicEvent } from "@/lib/events/dto";
import type { Occasion } from "@/lib/holidays/season-rules";
import { FullDay, OtherDates } from "./holiday-date";
import { SeasonEvents } from "./season-events";

type SeasonDatesProps = { occasions: Occasion[]; events: PublicEvent[] };

/** Further days of the season, and its events. */
export function SeasonDates({ occasions, events }: SeasonDatesProps) {
  const t = useTranslations("holidays");
  const names = useTranslations("catalogueAdmin.holidays");
  return (
    <section aria-labelledby="season-dates" className="min-w-0">
      <h2 id="season-dates" className="display text-d3">
        {t("events")}
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">{t("eventsNote")}</p>
      <ul className="mt-3 border-border border-t">
        {occasions.map((occasion) => (
          <li key={occasion.holiday} className="grid gap-1 border-border border-b py-4">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {names(`names.${occasion.holiday}`)}
              {occasion.isExpected && (
                <Badge tone="warning">
                  <MoonStar aria-hidden />
                  {names("expected")}
                </Badge>
              )}
            </h3>
            <p className="text-sm">
              <FullDay day={occasion.day} />
              <span className="block text-muted-foreground">
                <OtherDates {...occasion} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <SeasonEvents events={events} />
    </section>
  );
}
