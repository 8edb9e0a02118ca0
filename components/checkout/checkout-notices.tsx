"use client";

import { useTranslations } from "next-intl";

import { CartNoticeLine } from "@/components/cart/cart-notice";
import type { useCheckedCart } from "@/components/cart/use-checked-cart";
import { ButtonLink } from "@/components/ui/button-link";
import { itemKey } from "@/lib/cart/rules";

/** Changes by the server since the cart was filled, each under the product's name, before payment. */
export function CheckoutNotices({ cart }: { cart: ReturnType<typeof useCheckedCart> }) {
  const t = useTranslations("checkout");
  if (cart.notices.length === 0) return null;
  const titleOf = (key: string) => cart.items.find((item) => itemKey(item) === key)?.title;

  return (
    <section className="grid gap-3">
      {cart.notices.map((notice) => (
        <div key={`${notice.kind}-${notice.item}`} className="grid gap-1">
          <p className="wrap-anywhere font-semibold text-sm">
            <bdi>{titleOf(notice.item)}</bdi>
          </p>
          <CartNoticeLine notice={notice} />
        </div>
      ))}
      {cart.hasUnavailable && (
        <ButtonLink href="/cart" className="justify-self-start">
          {t("backToCart")}
        </ButtonLink>
      )}
    </section>
  );
}
