"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useRef, useState } from "react";

import type { PaymentFormHandle } from "@/components/checkout/payment-form-handle";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { formatMoney } from "@/lib/core/money";
import type { Payment } from "./use-plan";

const StripeCard = lazy(async () => ({
  default: (await import("@/components/checkout/stripe-card")).StripeCard,
}));

type PayDialogProps = {
  payment: Payment;
  publishableKey: string;
  onClose: (isPaid: boolean) => void;
};

/** The card form for a plan's first period, if the provider requires one. */
export function PayDialog({ payment, publishableKey, onClose }: PayDialogProps) {
  const t = useTranslations("plans");
  const tCommon = useTranslations("common");
  const card = useRef<PaymentFormHandle>(null);
  const [isPaying, setIsPaying] = useState(false);
  const { amountCents, clientSecret, plan } = payment;

  async function pay() {
    setIsPaying(true);
    const problems = await card.current?.countProblems();
    const refused = problems === 0 ? await card.current?.pay(clientSecret) : undefined;
    setIsPaying(false);
    if (refused === null) onClose(true);
    else if (refused) toast.error(t("toast.subscribeFailed"), refused);
  }

  return (
    <Dialog open onOpenChange={() => onClose(false)}>
      <DialogContent title={plan} closeLabel={tCommon("close")}>
        <div className="grid gap-4">
          <Suspense fallback={<div aria-hidden className="skeleton h-52 rounded-lg" />}>
            <StripeCard
              ref={card}
              amountCents={amountCents}
              publishableKey={publishableKey}
              mode="subscription"
              returnTo="/subscription-plans"
            />
          </Suspense>
          <Button variant="brand" disabled={isPaying} onClick={() => void pay()}>
            {isPaying ? t("sending") : t("pay", { amount: formatMoney(amountCents) })}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
