import { notFound } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { getLocale } from "next-intl/server";
import { UserText } from "@/components/languages/user-text";
import { PageMessages } from "@/components/layout/page-messages";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { CalendarPlus, MapPin } from "@/components/ui/icons";
import { getViewer } from "@/lib/auth/viewer";
import { getPaymentSetup } from "@/lib/checkout/queries";
import { formatMoney } from "@/lib/core/money";
import { getMyTickets, type MyTickets } from "@/lib/events/tickets/queries";
import { EventMoment } from "./event-time";
import { BackToEvents } from "./my-tickets";
import { PrintButton } from "./print-button";
import { PurchaseResult } from "./purchase-result";
import { PurchaseStatusBadge } from "./purchase-status-badge";
import { ReturnSeats } from "./return-seats";
import { SeatQr } from "./seat-qr";
import { TICKET_MESSAGES } from "./ticket-namespaces";
import { TicketsLogin } from "./tickets-login";

/** One purchase of the viewer; those of other users are not found. */
export async function TicketDetails({ code }: { code: string }) {
  const viewer = await getViewer();
  if (!viewer) return <TicketsLogin />;
  const tickets = await getMyTickets(viewer, code, await getLocale());
  if (!tickets) notFound();
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <BackToEvents />
      <TicketHeading tickets={tickets} />
      <Notes tickets={tickets} />
      <Seats tickets={tickets} />
    </div>
  );
}

function TicketHeading({ tickets }: { tickets: MyTickets }) {
  const t = useTranslations("events.mine");
  const locale = useLocale();
  const { code, quantity, totalCents, status, event } = tickets;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <UserText
          as="h1"
          text={event.title}
          locale={event.locale}
          className="display wrap-anywhere text-d2"
        />
        <PurchaseStatusBadge status={status} />
      </div>
      <p className="text-lg">
        <EventMoment startsAt={event.startsAt} />
      </p>
      <p className="flex gap-2 text-muted-foreground">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
        <bdi className="wrap-anywhere">{event.location}</bdi>
      </p>
      <p>
        {t("codeLabel")}{" "}
        <bdi dir="ltr" className="font-semibold text-xl tracking-wider">
          {code}
        </bdi>
        {" · "}
        {t("seats", { count: quantity })}
        {" · "}
        {totalCents === 0 ? t("free") : <bdi dir="ltr">{formatMoney(totalCents)}</bdi>}
      </p>
      {status === "valid" && (
        <div className="mt-2 flex flex-wrap gap-2 print:hidden">
          <ButtonLink
            href={`/api/events/${event.id}/calendar?lang=${locale}`}
            variant="outline"
            download
          >
            <CalendarPlus aria-hidden />
            {t("calendar")}
          </ButtonLink>
          <PrintButton label={t("print")} />
          {totalCents === 0 && (
            <PageMessages namespaces={["events.mine", "validation"]}>
              <ReturnSeats code={code} />
            </PageMessages>
          )}
        </div>
      )}
    </div>
  );
}

function Notes({ tickets }: { tickets: MyTickets }) {
  const t = useTranslations("events.mine");
  const { status, event, code, quantity } = tickets;
  if (status === "valid") return null;
  if (status === "refunded") {
    return <Banner>{event.isCancelled ? t("cancelledNote") : t("refundedNote")}</Banner>;
  }
  if (status === "lapsed") return <Banner tone="warning">{t("expiredNote")}</Banner>;
  return (
    <PageMessages namespaces={["events.result", ...TICKET_MESSAGES, "validation"]}>
      <PurchaseResult purchase={{ code, quantity, event }} payments={getPaymentSetup()} />
    </PageMessages>
  );
}

function Seats({ tickets: { seats } }: { tickets: MyTickets }) {
  const t = useTranslations("events.mine");
  if (seats.length === 0) return null;
  return (
    <section aria-labelledby="seats" className="grid gap-4">
      <h2 id="seats" className="display text-d4">
        {t("show")}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-5">
        {seats.map((seat) => (
          <SeatQr key={seat.position} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
