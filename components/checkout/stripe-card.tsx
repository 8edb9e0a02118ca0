"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useLocale, useTranslations } from "next-intl";
import { type Ref, useEffect, useImperativeHandle, useState } from "react";

import { Banner } from "@/components/ui/banner";
import type { CardFormProps, PaymentFormHandle } from "./payment-form-handle";

type StripeCardProps = CardFormProps & {
  publishableKey: string;
  /** Purpose of the payment: once or recurring. */
  mode?: "payment" | "subscription";
  /** The page to which a bank's authentication returns. */
  returnTo?: string;
};

type StripeScript = Awaited<ReturnType<typeof loadStripe>>;

// Besides English, Stripe supports only Arabic of our languages.
const localeFor = (locale: string): StripeElementLocale => (locale === "ar" ? "ar" : "en");

/** Design tokens for the provider's frame, which our stylesheets do not reach. */
function appearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  const isDark = document.documentElement.classList.contains("dark");
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorPrimary: isDark ? "#F0A53A" : "#B45A00",
      colorText: isDark ? "#F3ECE2" : "#241812",
      colorDanger: isDark ? "#FFA79A" : "#98190F",
      borderRadius: token("--radius") || "6px",
      fontSizeBase: "16px",
    },
  };
}

/**
 * Stripe's Payment Element. Its script loads only here. It receives the amount but not the payment, because a code or
 * another delivery method creates another payment.
 */
export function StripeCard(props: StripeCardProps) {
  const { ref, amountCents, publishableKey, mode = "payment", returnTo = "/orders" } = props;
  const t = useTranslations("checkout");
  const locale = useLocale();
  const [stripe, setStripe] = useState<StripeScript | "failed">(null);

  useEffect(() => {
    loadStripe(publishableKey)
      .then(setStripe)
      .catch(() => setStripe("failed"));
  }, [publishableKey]);

  if (stripe === "failed") return <Banner tone="destructive">{t("cardFormFailed")}</Banner>;
  if (!stripe) return <div aria-hidden className="skeleton h-52 rounded-lg" />;
  const options = {
    mode,
    amount: amountCents,
    currency: "usd",
    locale: localeFor(locale),
    appearance: appearance(),
  };
  return (
    <Elements stripe={stripe} options={options}>
      <StripeFields ref={ref} returnTo={returnTo} />
    </Elements>
  );
}

function StripeFields({ ref, returnTo }: { ref: Ref<PaymentFormHandle>; returnTo: string }) {
  const t = useTranslations("checkout");
  const stripe = useStripe();
  const elements = useElements();

  useImperativeHandle(ref, () => ({
    async countProblems() {
      const result = await elements?.submit();
      return result !== undefined && !result.error ? 0 : 1;
    },
    async pay(clientSecret) {
      if (!stripe || !elements) return t("cardFormFailed");
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: new URL(returnTo, window.location.origin).toString() },
        redirect: "if_required",
      });
      return error ? (error.message ?? t("cardFormFailed")) : null;
    },
  }));

  return <PaymentElement />;
}
