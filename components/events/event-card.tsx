import { useTranslations } from "next-intl";
import { TranslationNote } from "@/components/languages/translation-note";
import { UserText } from "@/components/languages/user-text";
import { Badge } from "@/components/ui/badge";
import { Clock, MapPin } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import type { PublicEvent } from "@/lib/events/dto";
import { isSoldOut, seatsLeft } from "@/lib/events/rules";
import { EventImage } from "./event-image";
import { DayLeaf, EventHours } from "./event-time";
import { eventsHref } from "./events-href";
import { TicketButton } from "./ticket-button";
import type { Payments } from "./ticket-payment";

type EventCardProps = { event: PublicEvent; payments: Payments; isPriority?: boolean };

const LINE = "mt-1 flex gap-2 text-muted-foreground text-sm [&>svg]:mt-0.5 [&>svg]:size-4";

/** One event: day, place, price, and a button for its tickets. */
export function EventCard({ event, payments, isPriority = false }: EventCardProps) {
  const t = useTranslations("events");
  const { id, title, description, locale, type, location, priceCents } = event;
  const isFull = isSoldOut(event);
  return (
    <article
      id={`event-${id}`}
      className="flex min-w-0 scroll-mt-6 flex-col overflow-hidden rounded-lg border bg-card"
    >
      <EventImage event={event} isPriority={isPriority}>
        <DayLeaf startsAt={event.startsAt} />
      </EventImage>
      <div className="flex grow flex-col p-4.5 pt-4">
        <Badge>{t(`type.${type}`)}</Badge>
        <UserText
          as="h2"
          text={title}
          locale={locale}
          className="wrap-anywhere mt-2 font-semibold text-lg leading-snug"
        />
        <p className={LINE}>
          <MapPin aria-hidden className="shrink-0" />
          <bdi className="wrap-anywhere">{location}</bdi>
        </p>
        <p className={LINE}>
          <Clock aria-hidden className="shrink-0" />
          <EventHours event={event} />
        </p>
        <UserText
          as="p"
          text={description}
          locale={locale}
          className="wrap-anywhere mt-2 line-clamp-3 text-sm"
        />
        <TranslationNote
          {...event}
          hrefOf={(language) => `${eventsHref({ language })}#event-${id}`}
        />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
          <p className="text-sm">
            {priceCents === 0 ? (
              <b className="text-base">{t("free")}</b>
            ) : (
              <Price amount={formatMoney(priceCents)} className="font-[650] text-base" />
            )}
            {!isFull && (
              <span className="text-muted-foreground">
                {" · "}
                {t("left", { count: String(seatsLeft(event)) })}
              </span>
            )}
          </p>
          <TicketButton {...{ event, payments }} />
        </div>
      </div>
    </article>
  );
}
