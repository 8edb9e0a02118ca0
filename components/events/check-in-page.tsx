import { notFound } from "next/navigation";
import { useTranslations } from "next-intl";

import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { getViewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type GuestList, listGuests } from "@/lib/events/queries/guests";
import { CheckIn } from "./check-in";
import { EventMoment } from "./event-time";
import { TicketsLogin } from "./tickets-login";

/** Check-in of an event, for its organizer and admins. */
export async function CheckInPage({ eventId }: { eventId: number }) {
  const viewer = await getViewer();
  if (!viewer) return <TicketsLogin />;
  const list = await listGuests(viewer, { eventId }).catch(deniedOf);
  if (!list) return <Denied />;
  return (
    <div className="wrap grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <CheckInHeading event={list.event} />
      <PageMessages namespaces={["events.checkIn", "validation"]}>
        <CheckIn list={list} userId={viewer.id} />
      </PageMessages>
    </div>
  );
}

function deniedOf(error: unknown): null {
  if (!(error instanceof DomainError)) throw error;
  if (error.kind === "notFound") notFound();
  return null;
}

function CheckInHeading({ event }: { event: GuestList["event"] }) {
  const t = useTranslations("events.checkIn");
  return (
    <header>
      <p className="font-semibold text-muted-foreground">{t("title")}</p>
      <h1 className="display wrap-anywhere text-d2" dir="auto">
        {event.title}
      </h1>
      <p className="text-muted-foreground">
        <EventMoment startsAt={event.startsAt} />
        {" · "}
        <bdi className="wrap-anywhere">{event.location}</bdi>
      </p>
    </header>
  );
}

function Denied() {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("states.accessDenied")}
      description={t("events.checkIn.denied")}
    >
      <ButtonLink href="/events" variant="outline">
        {t("events.mine.toEvents")}
      </ButtonLink>
    </EmptyState>
  );
}
