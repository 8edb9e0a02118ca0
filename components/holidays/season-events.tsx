import { useTranslations } from "next-intl";
import { EventMoment } from "@/components/events/event-time";
import { textAttributes } from "@/components/languages/user-text";
import { Link } from "@/components/ui/link";
import type { PublicEvent } from "@/lib/events/dto";

/** Events of the season; the events page has the tickets. */
export function SeasonEvents({ events }: { events: PublicEvent[] }) {
  const t = useTranslations("holidays");
  if (events.length === 0) return null;
  return (
    <ul>
      {events.map(({ id, title, locale, location, startsAt }) => (
        <li key={id} className="grid gap-1 border-b py-4">
          <h3 className="font-semibold">
            <Link href={`/events#event-${id}`} className="link" {...textAttributes(title, locale)}>
              {title}
            </Link>
          </h3>
          <p className="text-sm">
            <EventMoment startsAt={startsAt} />
            <bdi className="block text-muted-foreground">{location}</bdi>
          </p>
        </li>
      ))}
      <li className="py-3">
        <Link href="/events" className="link inline-flex min-h-11 items-center text-sm">
          {t("allEvents")}
        </Link>
      </li>
    </ul>
  );
}
