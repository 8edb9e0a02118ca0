"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Lock, RotateCcw } from "@/components/ui/icons";
import { TotalsList } from "@/components/ui/totals-list";
import { Hem } from "@/components/ui/weaves";
import { MAX_LINES } from "@/lib/checkout/rules";
import { formatMoney } from "@/lib/core/money";
import type { useCheckedCart } from "./use-checked-cart";

type CartProps = { cart: ReturnType<typeof useCheckedCart> };

/** Order Summary. Checkout is enabled once every line can be bought. */
export function CartSummary({ cart }: CartProps) {
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
        <TotalsList
          rows={[
            { name: t("subtotal", { count: cart.count }), amount: total },
            { name: t("shipping"), amount: formatMoney(0), note: t("free") },
          ]}
          total={{ name: t("total"), amount: total }}
        />
        <CheckoutButton cart={cart} />
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

function CheckoutButton({ cart }: CartProps) {
  const t = useTranslations("cart");
  const hasTooMany = cart.items.length > MAX_LINES;
  if (!cart.hasUnavailable && !hasTooMany) {
    return (
      <ButtonLink href="/checkout" variant="brand" size="lg">
        {t("checkout")}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button disabled size="lg" aria-describedby="checkout-hint">
        {t("checkout")}
      </Button>
      <p id="checkout-hint" className="text-sm text-warning-ink">
        {hasTooMany ? t("tooMany", { count: String(MAX_LINES) }) : t("removeGone")}
      </p>
      {cart.hasUnavailable && (
        <Button variant="outline" onClick={cart.removeUnavailable}>
          {t("removeUnavailable")}
        </Button>
      )}
    </>
  );
}
