import { getLocale, getTranslations } from "next-intl/server";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { LanguageSelect } from "@/components/forms/language-select";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Ticket } from "@/components/ui/icons";
import { getPaymentSetup } from "@/lib/checkout/queries";
import { listUpcoming } from "@/lib/events/queries/listing";
import { EVENT_TYPES } from "@/lib/events/rules";
import type { EventSearch } from "@/lib/events/schema";
import { EventCard } from "./event-card";
import { EventJsonLd } from "./event-json-ld";
import { eventsHref } from "./events-href";
import { TICKET_MESSAGES } from "./ticket-namespaces";

/** Number of cards in the first row. */
const FIRST = 3;

type Filter = Pick<EventSearch, "type" | "language">;

/**
 * Upcoming events (specification C, "Cultural Events"), all or of one type or language. It does not depend on the
 * viewer.
 */
export async function EventsView({ type, language }: Filter) {
  const [t, events] = await Promise.all([
    getTranslations("events"),
    listUpcoming(await getLocale(), { type, language }),
  ]);
  const payments = getPaymentSetup();
  const chips = [undefined, ...EVENT_TYPES].map((eventType) => ({
    key: eventType ?? "all",
    name: eventType ? t(`type.${eventType}`) : t("all"),
    href: eventsHref({ type: eventType, language }),
    isOn: eventType === type,
  }));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-14 md:pt-10 md:pb-18">
      <EventJsonLd events={events} />
      <PageHeader title={t("title")} description={t("lead", { count: events.length })}>
        <ButtonLink href="/events?tickets=mine" variant="outline">
          <Ticket aria-hidden />
          {t("mine.title")}
        </ButtonLink>
      </PageHeader>
      <div className="grid gap-2">
        <FilterChips label={t("types")} chips={chips} />
        <LanguageFilter type={type} language={language} />
        <p className="text-muted-foreground text-sm">{t("zone")}</p>
      </div>
      {events.length === 0 ? (
        <EmptyState
          image="/illustrations/cutouts/tea.svg"
          title={t("none")}
          description={t("noneHint")}
        >
          {(type || language) && (
            <ButtonLink href="/events" variant="outline">
              {t("showAll")}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <PageMessages namespaces={TICKET_MESSAGES}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {events.map((event, index) => (
              <EventCard
                key={event.id}
                event={event}
                payments={payments}
                isPriority={index < FIRST}
              />
            ))}
          </div>
        </PageMessages>
      )}
    </div>
  );
}

/** Works without JavaScript. */
async function LanguageFilter({ type, language }: Filter) {
  const t = await getTranslations("textLanguage");
  return (
    <form action="/events" className="flex gap-2">
      {type && <input type="hidden" name="type" value={type} />}
      <LanguageSelect
        key={language}
        name="language"
        defaultValue={language ?? ""}
        aria-label={t("label")}
        hasAll
        className="w-full sm:w-52"
      />
      <Button type="submit" variant="outline">
        {t("show")}
      </Button>
    </form>
  );
}
