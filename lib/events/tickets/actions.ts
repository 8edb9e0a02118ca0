"use server";

import { confirmPurchase } from "@/lib/events/tickets/service/confirm-purchase";
import { returnSeats } from "@/lib/events/tickets/service/return-seats";
import { runAction } from "@/lib/http/action";
import { getHold } from "./queries";
import { purchaseChoiceSchema } from "./schema";

/** Confirms a purchase when the buyer returns from payment. */
export async function confirmPurchaseAction(input: unknown) {
  return runAction({ schema: purchaseChoiceSchema, input }, confirmPurchase);
}

export async function returnSeatsAction(input: unknown) {
  return runAction({ schema: purchaseChoiceSchema, input }, returnSeats);
}

/** Returns the end of a hold. */
export async function getHoldAction(input: unknown) {
  return runAction({ schema: purchaseChoiceSchema, input }, getHold);
}
