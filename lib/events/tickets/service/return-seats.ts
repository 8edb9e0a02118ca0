import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import type { PurchaseChoice } from "@/lib/events/tickets/schema";
import { lockPurchase } from "./lock";
import { releaseSeats } from "./seats";

/**
 * Returns all free seats of a purchase, as its buyer, before the event begins; their codes stop working.
 * @throws DomainError notFound (not the viewer's purchase), conflict (paid, used, begun, given back)
 */
export async function returnSeats(viewer: Viewer, { code }: PurchaseChoice) {
  await withTx(async (tx) => {
    const where = { code, buyerId: viewer.id };
    const row = await tx.ticketPurchase.findFirst({ where, select: { id: true } });
    if (!row) throw new DomainError("notFound", "ticketsNotFound");
    const purchase = await lockPurchase(tx, row.id);
    const { id, status, totalCents, event } = purchase;
    const usedCount = await tx.ticketSeat.count({
      where: { purchaseId: id, checkedInAt: { not: null } },
    });
    const canReturn = status === "valid" && totalCents === 0 && usedCount === 0;
    if (!canReturn || event.startsAt <= new Date())
      throw new DomainError("conflict", "seatsNotReleasable");
    await tx.ticketPurchase.update({ where: { id }, data: { status: "lapsed" } });
    await releaseSeats(tx, purchase);
  });
}
