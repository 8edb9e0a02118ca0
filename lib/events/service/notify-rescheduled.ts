import "server-only";

import type { Event } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { rescheduledEmail } from "@/lib/events/tickets/emails";
import { notify } from "@/lib/notifications/service/notify";

type Planned = Pick<Event, "startsAt" | "endsAt" | "location">;

/** Whether somebody with a ticket has to know of a change: another time, or another place. */
export function isMoved(before: Planned, after: Planned) {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt?.getTime() !== after.endsAt?.getTime() ||
    before.location !== after.location
  );
}

/** Tells everybody with a valid ticket when and where the event is now. The caller has saved it. */
export async function notifyRescheduled(tx: Tx, event: Event) {
  const purchases = await tx.ticketPurchase.findMany({
    where: { eventId: event.id, status: "valid" },
    include: { buyer: { select: { email: true, username: true } } },
    orderBy: { id: "asc" },
  });
  for (const purchase of purchases) {
    await notify(tx, {
      userId: purchase.buyerId,
      kind: "event",
      key: `tickets-moved:${purchase.id}:${event.updatedAt.getTime()}`,
      values: { what: "moved", title: event.title },
      href: `/events?ticket=${purchase.code}`,
      mail: rescheduledEmail({ ...purchase, event }),
    });
  }
}
