"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import { toast } from "@/components/ui/toast";
import type { CartItem } from "@/lib/cart/rules";
import { toLineInput } from "@/lib/checkout/rules";
import type { AddressInput, DeliveryChoice } from "@/lib/checkout/schema";
import { ApiError, apiSend, errorDetail, errorMessage, requireData } from "@/lib/http/api-client";

export type OpenIntent = {
  clientSecret: string;
  orderId: number;
  /** Cents. */
  amount: number;
  currency: string;
};

const linesOf = (items: CartItem[]) => items.map(toLineInput);

type IntentOptions = {
  promotionCode?: string;
  shippingAddress?: AddressInput;
  delivery?: DeliveryChoice[];
  note?: string;
  gift?: { message?: string };
};

/** Requests a price and a hold for the cart. Repeating the same checkout returns the same order. @throws ApiError */
export async function openIntent(items: CartItem[], options: IntentOptions) {
  const body = { items: linesOf(items), ...options };
  return requireData(await apiSend<OpenIntent>("POST", "/api/create-payment-intent", body));
}

/** The cart's open payment. A refusal is also shown as a toast, as the specification requires. */
export function usePaymentIntent(items: CartItem[], code: string | null, isReady: boolean) {
  const options = code ? { promotionCode: code } : {};
  const t = useTranslations("checkout");
  const { data, error, isPending } = useQuery({
    queryKey: queryKeys.paymentIntent(linesOf(items), code),
    queryFn: () => openIntent(items, options),
    placeholderData: (before) => before,
    enabled: isReady && items.length > 0,
    gcTime: 0,
  });

  const message = error ? errorDetail(error, t("cardFormFailed")) : null;
  useEffect(() => {
    if (error) toast.error(t("error"), errorMessage(error, t("cardFormFailed")));
  }, [error, t]);

  const isUnavailable = error instanceof ApiError && error.status === 503;
  return { intent: data, message, isPending, isUnavailable };
}
