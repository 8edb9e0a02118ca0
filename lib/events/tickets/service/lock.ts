import "server-only";

import type { Tx } from "@/lib/db/client";
import { translateTitle } from "@/lib/events/translate";

/**
 * Locks a purchase's row until the transaction ends, so that its changes are serialized. The event's title is in the
 * buyer's language, as emails and notifications need it.
 */
export async function lockPurchase(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT id FROM ticket_purchases WHERE id = ${id} FOR UPDATE`;
  const purchase = await tx.ticketPurchase.findUniqueOrThrow({
    where: { id },
    include: {
      event: {
        select: {
          id: true,
          locale: true,
          title: true,
          startsAt: true,
          endsAt: true,
          location: true,
        },
      },
      buyer: { select: { email: true, username: true } },
      payment: { select: { intentId: true } },
    },
  });
  return { ...purchase, event: await translateTitle(tx, purchase.locale, purchase.event) };
}

export type LockedPurchase = Awaited<ReturnType<typeof lockPurchase>>;
