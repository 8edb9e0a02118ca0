import { db, withTx } from "@/lib/db/client";
import { applyIntent } from "@/lib/payment-events/service/apply-intent";
import { sandbox } from "@/lib/payments/sandbox/provider";

/** Returns a purchase with its event, payment and seats. */
export function purchaseOf(code: string) {
  return db.ticketPurchase.findUniqueOrThrow({
    where: { code },
    include: { seats: { orderBy: { position: "asc" } }, payment: true, event: true },
  });
}

/** Charges the card of a purchase at the sandbox without a webhook. Returns the payment intent. */
export async function chargeTickets(code: string) {
  const { payment } = await purchaseOf(code);
  const id = payment?.intentId ?? "";
  await db.sandboxIntent.update({ where: { id }, data: { status: "succeeded" } });
  return sandbox.retrieveIntent(id);
}

/** Charges the card and applies the payment. */
export async function payTickets(code: string) {
  const intent = await chargeTickets(code);
  return withTx((tx) => applyIntent(tx, intent));
}
