import { db, withTx } from "@/lib/db/client";
import { applyIntent } from "@/lib/payment-events/service/apply-intent";
import { sandbox } from "@/lib/payments/sandbox/provider";

/** A purchase as it stands, with its payment and seats. */
export function purchaseOf(code: string) {
  return db.ticketPurchase.findUniqueOrThrow({
    where: { code },
    include: { seats: { orderBy: { position: "asc" } }, payment: true, event: true },
  });
}

/** Charges the card of a purchase at the sandbox, without telling anybody. Answers the intent. */
export async function chargeTickets(code: string) {
  const { payment } = await purchaseOf(code);
  const id = payment?.intentId ?? "";
  await db.sandboxIntent.update({ where: { id }, data: { status: "succeeded" } });
  return sandbox.retrieveIntent(id);
}

/** Charges it and applies the payment. */
export async function payTickets(code: string) {
  const intent = await chargeTickets(code);
  return withTx((tx) => applyIntent(tx, intent));
}
