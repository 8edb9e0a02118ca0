"use client";

import { Lock, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Totals } from "@/components/ui/totals";
import { Hem } from "@/components/ui/weaves";
import { formatMoney } from "@/lib/core/money";
import type { useCheckedCart } from "./use-checked-cart";

/** Order Summary; nobody goes on to pay while a line cannot be had. */
export function CartSummary({ cart }: { cart: ReturnType<typeof useCheckedCart> }) {
  const t = useTranslations("cart");
  const total = formatMoney(cart.subtotalCents);

  return (
    <aside
      aria-labelledby="summary"
      className="overflow-hidden rounded-lg border border-border bg-card lg:sticky lg:top-24"
    >
      <div className="grid gap-4 p-6">
        <h2 id="summary" className="font-semibold text-lg">
          {t("summary")}
        </h2>
        <Totals
          rows={[
            { name: t("subtotal", { count: cart.count }), amount: total },
            { name: t("shipping"), amount: formatMoney(0), word: t("free") },
          ]}
          total={{ name: t("total"), amount: total }}
        />
        {cart.hasGone ? (
          <>
            <Button disabled size="lg" aria-describedby="gone-hint">
              {t("checkout")}
            </Button>
            <p id="gone-hint" className="text-sm text-warning-ink">
              {t("removeGone")}
            </p>
          </>
        ) : (
          <ButtonLink href="/checkout" variant="brand" size="lg">
            {t("checkout")}
          </ButtonLink>
        )}
        <ButtonLink href="/shop" variant="outline">
          {t("continue")}
        </ButtonLink>
        <ul className="grid gap-3 border-border border-t pt-4 text-muted-foreground text-sm">
          <li className="flex gap-3">
            <Lock aria-hidden className="size-4.5 shrink-0" />
            {t("checkedAgain")}
          </li>
          <li className="flex gap-3">
            <RotateCcw aria-hidden className="rtl-flip size-4.5 shrink-0" />
            {t("returns")}
          </li>
        </ul>
      </div>
      <Hem weave="textiles" />
    </aside>
  );
}
