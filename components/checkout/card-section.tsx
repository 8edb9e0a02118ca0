"use client";

import { useTranslations } from "next-intl";
import { lazy, type Ref, Suspense } from "react";
import { Badge } from "@/components/ui/badge";
import { Lock } from "@/components/ui/icons";
import type { getPaymentSetup } from "@/lib/checkout/queries";
import type { PaymentFormHandle } from "./payment-form-handle";
import type { OpenIntent } from "./use-payment-intent";

// Each provider's code loads only when used.
const SandboxCard = lazy(async () => ({ default: (await import("./sandbox-card")).SandboxCard }));
const StripeCard = lazy(async () => ({ default: (await import("./stripe-card")).StripeCard }));

type CardSectionProps = {
  ref: Ref<PaymentFormHandle>;
  intent: OpenIntent | undefined;
  amountCents: number;
  payments: NonNullable<ReturnType<typeof getPaymentSetup>>;
};

/** The payment provider's card form, once the order is priced and its units are held. */
export function CardSection({ ref, intent, amountCents, payments }: CardSectionProps) {
  const t = useTranslations("checkout");
  const isSandbox = payments.provider === "sandbox";
  const blank = <div aria-hidden className="skeleton h-52 rounded-lg" />;

  return (
    <section className="grid gap-4 border-border border-t pt-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 font-semibold text-lg">
          {t("payByCard")}
          {isSandbox && <Badge tone="warning">{t("testMode")}</Badge>}
        </h2>
        <p className="flex items-center gap-2 text-muted-foreground text-sm">
          <Lock aria-hidden className="size-4" />
          {isSandbox ? t("held") : t("encrypted")}
        </p>
      </header>
      {isSandbox && <p className="text-muted-foreground text-sm">{t("testModeHint")}</p>}
      <div className="rounded-lg border border-border bg-card p-5">
        {intent ? (
          <Suspense fallback={blank}>
            {isSandbox ? (
              <SandboxCard ref={ref} amountCents={amountCents} />
            ) : (
              <StripeCard
                ref={ref}
                amountCents={amountCents}
                publishableKey={payments.publishableKey ?? ""}
              />
            )}
          </Suspense>
        ) : (
          blank
        )}
      </div>
    </section>
  );
}
