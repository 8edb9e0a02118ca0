"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ShoppingBag } from "@/components/ui/icons";
import type { CartItem } from "@/lib/cart/rules";
import { useBuyAgain } from "./use-buy-again";

/** 'Buy again' below an item of an earlier order. */
export function BuyAgain({ item }: { item: CartItem }) {
  const t = useTranslations("orders.again");
  const { buyAgain, isPending } = useBuyAgain([item]);
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={buyAgain}
      aria-label={t("buttonTitle", { title: item.title })}
      className="link inline-flex min-h-6 pointer-coarse:min-h-11 items-center text-sm"
    >
      {t("button")}
    </button>
  );
}

/** 'Buy all again', for several items. */
export function BuyAllAgain({ items }: { items: CartItem[] }) {
  const t = useTranslations("orders.again");
  const { buyAgain, isPending } = useBuyAgain(items);
  return (
    <Button variant="ghost" disabled={isPending} onClick={buyAgain}>
      <ShoppingBag aria-hidden />
      {t("all")}
    </Button>
  );
}
