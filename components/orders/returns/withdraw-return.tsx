"use client";

import { useTranslations } from "next-intl";

import { useOrderAct } from "@/components/orders/use-order-act";
import { Button } from "@/components/ui/button";
import { withdrawReturnAction } from "@/lib/orders/returns/actions";

/** Withdraws a return. */
export function WithdrawReturn({ returnId }: { returnId: number }) {
  const t = useTranslations("returns");
  const { act, isPending } = useOrderAct();
  return (
    <Button
      variant="outline"
      size="sm"
      className="justify-self-start"
      disabled={isPending}
      onClick={() => act(() => withdrawReturnAction({ returnId }), { title: t("withdrawn") })}
    >
      {t("withdraw")}
    </Button>
  );
}
