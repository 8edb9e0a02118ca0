"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { retryRefundAction } from "@/lib/orders/actions";
import { useOrderAct } from "./use-order-act";

/** 'Send again' for a refund that the payment provider refused. */
export function RetryRefund({ refundId }: { refundId: number }) {
  const t = useTranslations("orders.refunds");
  const { act, isPending } = useOrderAct();
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-1"
      disabled={isPending}
      onClick={() => act(() => retryRefundAction({ refundId }), { title: t("retried") })}
    >
      {t("retry")}
    </Button>
  );
}
