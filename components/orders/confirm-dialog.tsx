"use client";

import { useTranslations } from "next-intl";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from "@/components/ui/alert-dialog";
import { confirmDeliveryAction } from "@/lib/orders/actions";
import { useOrderAct } from "./use-order-act";

type ConfirmDialogProps = { parcelId: number; side: "buyer" | "seller"; onClose: () => void };

/** Consequences of a confirmed delivery: a buyer's confirmation starts deadlines, a seller's does not. */
export function ConfirmDialog({ parcelId, side, onClose }: ConfirmDialogProps) {
  const t = useTranslations("orders.act");
  const { act } = useOrderAct();

  function confirm() {
    act(() => confirmDeliveryAction({ parcelId }), { title: t("confirmed") });
  }

  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent
        title={t("confirmTitle")}
        description={t(side === "buyer" ? "confirmSure" : "confirmSureSeller")}
      >
        <AlertDialogCancel>{t("notYet")}</AlertDialogCancel>
        <AlertDialogAction onClick={confirm}>{t("confirm")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
