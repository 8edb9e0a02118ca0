import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, withTx } from "@/lib/db/client";
import { requireProvider } from "@/lib/payments/provider";
import { applyTicketIntent } from "./apply-payment";

const WAITING = ["processing", "requires_action"];

/**
 * Applies the provider's current state when a buyer returns from payment, in case the webhook is delayed. `pending`:
 * not paid yet, the seats are held; `failed`: the hold is over.
 * @throws DomainError notFound (not the viewer's purchase)
 */
export async function confirmPurchase(viewer: Viewer, { code }: { code: string }) {
  const find = () =>
    db.ticketPurchase.findFirst({
      where: { code, buyerId: viewer.id },
      select: { id: true, status: true, payment: { select: { intentId: true } } },
    });
  const purchase = await find();
  if (!purchase) throw new DomainError("notFound", "ticketsNotFound");
  if (purchase.status === "pending" && purchase.payment) {
    const intent = await requireProvider().retrieveIntent(purchase.payment.intentId);
    await withTx((tx) => applyTicketIntent(tx, purchase.id, intent));
    if (WAITING.includes(intent.status)) return { state: "processing" as const };
  }
  const now = await find();
  const status = now?.status ?? purchase.status;
  return { state: status === "lapsed" ? ("failed" as const) : status };
}
