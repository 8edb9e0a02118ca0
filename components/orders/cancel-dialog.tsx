"use client";

import { useTranslations } from "next-intl";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from "@/components/ui/alert-dialog";
import { cancelOrderAction } from "@/lib/orders/actions";
import { useOrderAct } from "./use-order-act";

type CancelDialogProps = { orderId: number; onClose: () => void };

export function CancelDialog({ orderId, onClose }: CancelDialogProps) {
  const t = useTranslations("orders.cancel");
  const { act } = useOrderAct();

  function cancel() {
    act(() => cancelOrderAction({ orderId }), { title: t("done"), more: t("doneMore") });
  }

  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent title={t("sureTitle", { id: `#${orderId}` })} description={t("sure")}>
        <AlertDialogCancel>{t("dismiss")}</AlertDialogCancel>
        <AlertDialogAction onClick={cancel}>{t("button")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
