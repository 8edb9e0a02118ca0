"use client";

import { useTranslations } from "next-intl";
import { useCheckedCart } from "@/components/cart/use-checked-cart";
import { useIsHydrated } from "@/components/forms/use-is-hydrated";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { SavedAddress } from "@/lib/addresses/queries";
import type { Contact, getPaymentSetup } from "@/lib/checkout/queries";
import { CheckoutForm } from "./checkout-form";
import { CheckoutNotices } from "./checkout-notices";
import { CheckoutSteps } from "./checkout-steps";
import { CheckoutSummary } from "./checkout-summary";
import { PaymentUnavailable } from "./payment-unavailable";
import { useCheckoutOptions } from "./use-checkout-options";
import { usePaymentIntent } from "./use-payment-intent";

type CheckoutViewProps = {
  payments: NonNullable<ReturnType<typeof getPaymentSetup>>;
  contact: Contact;
  addresses: SavedAddress[];
};

/** Two panes: contact, delivery and payment; and the items. The cart is stored in the browser. */
export function CheckoutView({ payments, contact, addresses }: CheckoutViewProps) {
  const t = useTranslations("checkout");
  const isHydrated = useIsHydrated();
  const cart = useCheckedCart();
  const choices = useCheckoutOptions(cart.buyable);
  const isReady = !cart.isChecking && !cart.hasUnavailable;
  const { intent, message, isUnavailable } = usePaymentIntent(cart.items, choices.code, isReady);

  if (!isHydrated) return <div aria-hidden className="skeleton h-96 rounded-lg" />;
  if (cart.items.length === 0) return <EmptyCheckout />;
  if (isUnavailable) return <PaymentUnavailable />;

  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_420px] lg:grid-rows-[auto_1fr]">
      <header>
        <h1 className="display text-d2">{t("title")}</h1>
        <CheckoutSteps />
      </header>
      <CheckoutSummary cart={cart} intent={intent} choices={choices} />
      <div className="grid content-start gap-8">
        <CheckoutNotices cart={cart} />
        {message && !cart.hasUnavailable && (
          <Banner tone="destructive" title={message}>
            <ButtonLink href="/cart" variant="outline" className="mt-3">
              {t("backToCart")}
            </ButtonLink>
          </Banner>
        )}
        {!message && !cart.hasUnavailable && (
          <CheckoutForm {...{ intent, choices, payments, contact, addresses }} items={cart.items} />
        )}
      </div>
    </div>
  );
}

function EmptyCheckout() {
  const t = useTranslations("checkout");
  const cart = useTranslations("cart");
  return (
    <EmptyState
      image="/illustrations/cutouts/mesob.svg"
      title={t("emptyTitle")}
      description={t("emptyHint")}
      as="h1"
    >
      <ButtonLink href="/shop" variant="brand">
        {cart("continue")}
      </ButtonLink>
    </EmptyState>
  );
}
