"use server";

import { runAction } from "@/lib/http/action";
import { getHold } from "./queries";
import { purchaseChoiceSchema } from "./schema";
import { returnSeats } from "./service/return-seats";
import { confirmPurchase } from "./service/settle";

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
