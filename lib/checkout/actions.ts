"use server";

import { cookies } from "next/headers";

import { runAction } from "@/lib/http/action";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { checkAddress, checkCart, quoteCheckout } from "./queries";
import { addressSchema, cartCheckSchema, quoteSchema } from "./schema";

export async function checkCartAction(input: unknown) {
  const locale = getLocaleFromCookies(await cookies());
  return runAction({ schema: cartCheckSchema, input }, (viewer, cart) =>
    checkCart(viewer, cart, locale),
  );
}

export async function quoteCheckoutAction(input: unknown) {
  return runAction({ schema: quoteSchema, input }, quoteCheckout);
}

export async function checkAddressAction(input: unknown) {
  return runAction({ schema: addressSchema, input }, checkAddress);
}
