"use server";

import { runAction } from "@/lib/http/action";
import { checkAddress, checkCart, quoteCheckout } from "./queries";
import { addressSchema, cartCheckSchema, quoteSchema } from "./schema";

export async function checkCartAction(input: unknown) {
  return runAction({ schema: cartCheckSchema, input }, checkCart);
}

export async function quoteCheckoutAction(input: unknown) {
  return runAction({ schema: quoteSchema, input }, quoteCheckout);
}

export async function checkAddressAction(input: unknown) {
  return runAction({ schema: addressSchema, input }, checkAddress);
}
