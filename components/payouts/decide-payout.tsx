"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { RotateCw, Undo2 } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { releasePayoutAction, retryPayoutAction } from "@/lib/payouts/actions";

type DecidePayoutProps = {
  payoutId: number;
  seller: string;
  amount: string;
  /** Its outcome is unknown; otherwise it was refused and the amount is in the balance again. */
  isWaiting: boolean;
};

/** 'Send again' and 'Put back' for one bank payout. */
export function DecidePayout({ payoutId, seller, amount, isWaiting }: DecidePayoutProps) {
  const t = useTranslations("payoutTrouble");
  const common = useTranslations("common");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function decide(send: typeof retryPayoutAction, successMessage: string) {
    startTransition(async () => {
      const result = await send({ payoutId }).catch(() => null);
      if (result?.ok) toast.success(successMessage);
      else toast.error(t("wrong"), result?.message ?? common("again"));
      router.refresh();
    });
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        aria-label={t("retryNamed", { amount, seller })}
        onClick={() => decide(retryPayoutAction, t("retried"))}
      >
        <RotateCw aria-hidden />
        {t("retry")}
      </Button>
      {isWaiting && (
        <Button
          variant="ghost"
          size="sm"
          disabled={isPending}
          aria-label={t("releaseNamed", { amount, seller })}
          onClick={() => decide(releasePayoutAction, t("released"))}
        >
          <Undo2 aria-hidden className="rtl-flip" />
          {t("release")}
        </Button>
      )}
    </div>
  );
}
