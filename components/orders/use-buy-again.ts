"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTransition } from "react";

import { toast } from "@/components/ui/toast";
import type { CartItem } from "@/lib/cart/rules";
import { addItems } from "@/lib/cart/store";
import { checkCartAction } from "@/lib/checkout/actions";
import { splitPastItems } from "@/lib/checkout/buy-again-rules";
import { toLineInput } from "@/lib/checkout/rules";

/** Adds items of an earlier order to the cart: the same variants and quantities at current prices. */
export function useBuyAgain(past: CartItem[]) {
  const t = useTranslations("orders.again");
  const format = useFormatter();
  const [isPending, startTransition] = useTransition();

  function buyAgain() {
    startTransition(async () => {
      const result = await checkCartAction({ items: past.map(toLineInput) }).catch(() => null);
      if (!result?.ok) return toast.error(t("failed"), result?.message);
      const { items, missing } = splitPastItems(past, result.data);
      const notes = missing.map(({ reason, titles }) => t(reason, { titles: format.list(titles) }));
      const text = notes.join(" ") || undefined;
      if (items.length === 0) return toast.error(t("failed"), text);
      addItems(items);
      toast.success(t("added"), text ?? format.list(items.map(({ title }) => title)), {
        label: t("cart"),
        href: "/cart",
      });
    });
  }

  return { buyAgain, isPending };
}
