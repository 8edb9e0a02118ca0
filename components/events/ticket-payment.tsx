"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useRef, useState } from "react";
import type { PaymentFormHandle } from "@/components/checkout/payment-form-handle";
import { Badge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Lock } from "@/components/ui/icons";
import type { getPaymentSetup } from "@/lib/checkout/queries";
import { formatMoney } from "@/lib/core/money";
import { HoldCountdown } from "./hold-countdown";
import type { PayStep, Tickets } from "./use-ticket-purchase";

/** Payment setup of this deployment; null without card payments. */
export type Payments = ReturnType<typeof getPaymentSetup>;

// Each provider's code loads only when used.
const SandboxCard = lazy(async () => ({
  default: (await import("@/components/checkout/sandbox-card")).SandboxCard,
}));
const StripeCard = lazy(async () => ({
  default: (await import("@/components/checkout/stripe-card")).StripeCard,
}));

type TicketPaymentProps = {
  step: PayStep;
  payments: NonNullable<Payments>;
  tickets: Tickets;
  onClose: () => void;
};

/** The card form, while the seats are held. */
export function TicketPayment({ step, payments, tickets, onClose }: TicketPaymentProps) {
  const t = useTranslations("events.buy");
  const checkout = useTranslations("checkout");
  const common = useTranslations("common");
  const card = useRef<PaymentFormHandle>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const { code, clientSecret, amountCents } = step;
  const isSandbox = payments.provider === "sandbox";

  async function pay() {
    setIsPaying(true);
    const problems = await card.current?.countProblems();
    if (problems === 0) {
      const failure = await card.current?.pay(clientSecret);
      if (failure) tickets.failed(failure);
      else if (failure === null) await tickets.settle(code);
    }
    setIsPaying(false);
  }

  if (isOver && !isPaying) {
    return (
      <div className="grid gap-4">
        <Banner tone="warning">{t("expired")}</Banner>
        <Button variant="outline" onClick={tickets.again}>
          {t("again")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4 border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex items-center gap-3 font-semibold text-lg">
          {checkout("payByCard")}
          {isSandbox && <Badge tone="warning">{checkout("testMode")}</Badge>}
        </h3>
        <HoldCountdown until={step.holdUntil} onOver={() => setIsOver(true)} />
      </div>
      {isSandbox && <p className="text-muted-foreground text-sm">{checkout("testModeHint")}</p>}
      <Suspense fallback={<div aria-hidden className="skeleton h-52 rounded-lg" />}>
        {isSandbox ? (
          <SandboxCard ref={card} amountCents={amountCents} />
        ) : (
          <StripeCard
            ref={card}
            amountCents={amountCents}
            publishableKey={payments.publishableKey ?? ""}
            returnTo={`/events?ticket=${code}`}
          />
        )}
      </Suspense>
      <DialogFooter className="mt-1">
        <Button variant="ghost" disabled={isPaying} onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button variant="brand" disabled={isPaying} onClick={() => void pay()}>
          <Lock aria-hidden />
          {isPaying ? t("sending") : t("pay", { amount: formatMoney(amountCents) })}
        </Button>
      </DialogFooter>
    </div>
  );
}
