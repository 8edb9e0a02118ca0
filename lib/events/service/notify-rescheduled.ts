import "server-only";

import type { Event } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { rescheduledEmail } from "@/lib/events/tickets/emails";
import { translateTitle } from "@/lib/events/translate";
import { notify } from "@/lib/notifications/service/notify";

type Planned = Pick<Event, "startsAt" | "endsAt" | "location">;

/** Whether ticket holders have to be notified of a change: another time or place. */
export function isMoved(before: Planned, after: Planned) {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt?.getTime() !== after.endsAt?.getTime() ||
    before.location !== after.location
  );
}

/** Notifies all ticket holders of the event's new time and place. The caller has saved them. */
export async function notifyRescheduled(tx: Tx, event: Event) {
  const purchases = await tx.ticketPurchase.findMany({
    where: { eventId: event.id, status: "valid" },
    include: { buyer: { select: { email: true, username: true } } },
    orderBy: { id: "asc" },
  });
  for (const purchase of purchases) {
    const translatedEvent = await translateTitle(tx, purchase.locale, event);
    await notify(tx, {
      userId: purchase.buyerId,
      kind: "event",
      key: `tickets-moved:${purchase.id}:${event.updatedAt.getTime()}`,
      values: { what: "moved", title: translatedEvent.title },
      href: `/events?ticket=${purchase.code}`,
      email: rescheduledEmail({ ...purchase, event: translatedEvent }),
    });
  }
}
