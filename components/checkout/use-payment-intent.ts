"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";

import { notify } from "@/components/ui/notify";
import type { CartItem } from "@/lib/cart/rules";
import type { AddressInput } from "@/lib/checkout/schema";
import { apiSend, messageOf } from "@/lib/web/client";

export type OpenIntent = {
  clientSecret: string;
  orderId: number;
  /** Cents. */
  amount: number;
  currency: string;
};

const PATH = "/api/create-payment-intent";

const linesOf = (items: CartItem[]) =>
  items.map(({ productId, quantity }) => ({ productId, quantity }));

/** Asks the server to price and hold the cart. The same cart again is the same order. */
export function openIntent(items: CartItem[], shippingAddress?: AddressInput, note?: string) {
  const body = { items: linesOf(items), shippingAddress, note };
  return apiSend<OpenIntent>("POST", PATH, body);
}

/** The cart's open payment. A refusal is told as a toast too, as the specification says. */
export function usePaymentIntent(items: CartItem[], isReady: boolean) {
  const t = useTranslations("checkout");
  const { data, error, isPending } = useQuery({
    queryKey: [PATH, JSON.stringify(linesOf(items))],
    queryFn: () => openIntent(items),
    enabled: isReady && items.length > 0,
    gcTime: 0,
  });

  const message = error ? messageOf(error, t("cardFormFailed")) : null;
  useEffect(() => {
    if (message) notify.error(t("error"), message);
  }, [message, t]);

  return { intent: data, message, isPending };
}
