"use server";

import { runAction } from "@/lib/http/action";
import { checkCart, quoteCheckout } from "./queries";
import { cartCheckSchema, quoteSchema } from "./schema";

export async function checkCartAction(input: unknown) {
  return runAction({ schema: cartCheckSchema, input }, checkCart);
}

export async function quoteCheckoutAction(input: unknown) {
  return runAction({ schema: quoteSchema, input }, quoteCheckout);
}
