import { UserText } from "@/components/languages/user-text";
import { Illustration } from "@/components/ui/illustration";
import { getEventImage, type PublicEvent } from "@/lib/events/dto";
import { cutoutOf, PRESENTATIONS } from "./event-presentation";
import { EventMoment } from "./event-time";

/** The event of a dialog. */
export function TicketHeader({ event }: { event: PublicEvent }) {
  const { title, locale, location, startsAt, type } = event;
  const src = getEventImage(event);
  return (
    <div className="mb-4.5 flex items-center gap-4">
      <div
        className={`size-21 shrink-0 overflow-hidden rounded-t-lg ${PRESENTATIONS[type].ground}`}
      >
        <Illustration
          src={cutoutOf(src) ?? src}
          width={84}
          height={84}
          className="size-full object-cover"
        />
      </div>
      <div className="min-w-0 text-muted-foreground text-sm">
        <UserText
          as="p"
          text={title}
          locale={locale}
          className="wrap-anywhere font-semibold text-foreground text-lg leading-snug"
        />
        <p>
          <EventMoment startsAt={startsAt} />
        </p>
        <p>
          <bdi className="wrap-anywhere">{location}</bdi>
        </p>
      </div>
    </div>
  );
}
