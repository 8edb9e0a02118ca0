import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env.mjs";
import { toDecimal } from "@/lib/core/money";
import { BRAND } from "@/lib/core/site";
import { getEventImage, type PublicEvent } from "@/lib/events/dto";
import { isSoldOut } from "@/lib/events/rules";

/** Structured data of the events for search engines. */
export function EventJsonLd({ events }: { events: PublicEvent[] }) {
  return events.map((event) => <OneEvent key={event.id} event={event} />);
}

function OneEvent({ event }: { event: PublicEvent }) {
  const { id, title, description, locale, startsAt, endsAt, location, priceCents } = event;
  const url = `${env.APP_URL}/events#event-${id}`;
  return (
    <JsonLd
      data={{
        "@type": "Event",
        inLanguage: locale,
        name: title,
        description,
        url,
        image: new URL(getEventImage(event), env.APP_URL).href,
        startDate: startsAt,
        ...(endsAt ? { endDate: endsAt } : {}),
        eventStatus: "https://schema.org/EventScheduled",
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: { "@type": "Place", name: location, address: location },
        organizer: { "@type": "Organization", name: BRAND, url: env.APP_URL },
        offers: {
          "@type": "Offer",
          url,
          price: toDecimal(priceCents),
          priceCurrency: "USD",
          availability: `https://schema.org/${isSoldOut(event) ? "SoldOut" : "InStock"}`,
        },
      }}
    />
  );
}
