import "server-only";

import type { Tx } from "@/lib/db/client";

/** Locks a purchase's row until the transaction ends, so that its changes are serialized. */
export async function lockPurchase(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT id FROM ticket_purchases WHERE id = ${id} FOR UPDATE`;
  return tx.ticketPurchase.findUniqueOrThrow({
    where: { id },
    include: {
      event: { select: { id: true, title: true, startsAt: true, endsAt: true, location: true } },
      buyer: { select: { email: true, username: true } },
      payment: { select: { intentId: true } },
    },
  });
}

export type LockedPurchase = Awaited<ReturnType<typeof lockPurchase>>;
