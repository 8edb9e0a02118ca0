"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import type { CartItem } from "@/lib/cart/rules";
import { quoteCheckoutAction } from "@/lib/checkout/actions";
import type { Quote } from "@/lib/checkout/queries";
import { toLineInput } from "@/lib/checkout/rules";
import type { DeliveryChoice } from "@/lib/checkout/schema";
import { requireData } from "@/lib/http/api-client";

type Destination = { country: string; city: string; postcode: string };

export type Choices = ReturnType<typeof useCheckoutOptions>;

/** The buyer's choices besides the cart: a code and delivery methods. The server calculates the total. */
export function useCheckoutOptions(items: CartItem[]) {
  const t = useTranslations("checkout");
  const [code, setCode] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [methods, setMethods] = useState<Record<number, DeliveryChoice["method"]>>({});
  const [destination, setDestination] = useState<Destination>({
    country: "US",
    city: "",
    postcode: "",
  });
  const lines = items.map(toLineInput);

  const delivery = Object.entries(methods).map(([sellerId, method]) => ({
    sellerId: Number(sellerId),
    method,
  }));
  const input = {
    items: lines,
    ...(code ? { promotionCode: code } : {}),
    delivery,
    ...destination,
  };
  const { data: quote } = useQuery({
    queryKey: queryKeys.checkoutQuote(input),
    queryFn: async () => requireData<Quote>(await quoteCheckoutAction(input)),
    enabled: items.length > 0,
    placeholderData: (before) => before,
    gcTime: 0,
  });

  /** Another destination may have other delivery methods: the choice is reset. */
  function goTo(next: Destination) {
    const fields = ["country", "city", "postcode"] as const;
    if (fields.every((field) => next[field] === destination[field])) return;
    setMethods({});
    setDestination(next);
  }

  async function applyCode(codeText: string) {
    const result = await quoteCheckoutAction({ ...input, promotionCode: codeText }).catch(
      () => null,
    );
    setCode(result?.ok ? codeText : null);
    setRefusal(result?.ok ? null : (result?.message ?? t("cardFormFailed")));
  }

  return {
    quote,
    code,
    delivery,
    /** The selection before the server has priced it. */
    methods,
    refusal,
    goTo,
    applyCode,
    removeCode: () => setCode(null),
    choose: (sellerId: number, method: DeliveryChoice["method"]) =>
      setMethods((before) => ({ ...before, [sellerId]: method })),
  };
}
