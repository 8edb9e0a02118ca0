"use client";

import { useTranslations } from "next-intl";

import { useIsHydrated } from "@/components/forms/use-is-hydrated";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { clearCart } from "@/lib/cart/store";
import { CartGroup } from "./cart-group";
import { CartSummary } from "./cart-summary";
import { groupBySeller } from "./group-by-seller";
import { useCheckedCart } from "./use-checked-cart";

/** The whole cart. It is stored in the browser, so the server renders only its outline. */
export function CartView() {
  const t = useTranslations("cart");
  const isHydrated = useIsHydrated();
  const cart = useCheckedCart();

  if (!isHydrated) return <div aria-hidden className="skeleton h-96 rounded-lg" />;
  if (cart.items.length === 0) return <EmptyCart />;

  function clear() {
    clearCart();
    toast.success(t("toast.cleared"));
  }

  const groups = groupBySeller(cart.items, cart.lines);
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_360px]">
      <div>
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6">
          <div>
            <h1 className="display text-d2">{t("title")}</h1>
            <p className="mt-1 text-muted-foreground">
              {t("count", { count: cart.count, sellers: groups.length })}{" "}
              {cart.notices.length > 0 && t("changed", { count: cart.notices.length })}
            </p>
          </div>
          <Button variant="link" size="inline" onClick={clear}>
            {t("clear")}
          </Button>
        </header>
        {cart.error && (
          <Banner tone="destructive" title={t("checkFailed")} className="mb-4">
            {cart.error.message}
          </Banner>
        )}
        {groups.map(([key, items]) => (
          <CartGroup key={key} items={items} cart={cart} />
        ))}
      </div>
      <CartSummary cart={cart} />
    </div>
  );
}

function EmptyCart() {
  const t = useTranslations("cart");
  return (
    <EmptyState
      image="/illustrations/cutouts/mesob.svg"
      title={t("empty")}
      description={t("emptyHint")}
      as="h1"
    >
      <ButtonLink href="/shop" variant="brand">
        {t("continue")}
      </ButtonLink>
    </EmptyState>
  );
}
