"use server";

import { confirmPurchase } from "@/lib/events/tickets/service/confirm-purchase";
import { returnSeats } from "@/lib/events/tickets/service/return-seats";
import { runAction } from "@/lib/http/action";
import { getHold } from "./queries";
import { purchaseChoiceSchema } from "./schema";

/** The buyer is back from paying. */
export async function confirmPurchaseAction(input: unknown) {
  return runAction({ schema: purchaseChoiceSchema, input }, confirmPurchase);
}

/** Free seats are given back. */
export async function returnSeatsAction(input: unknown) {
  return runAction({ schema: purchaseChoiceSchema, input }, returnSeats);
}

/** Until when seats are held. */
export async function getHoldAction(input: unknown) {
  return runAction({ schema: purchaseChoiceSchema, input }, getHold);
}
