"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { HandCoins, PackageX } from "@/components/ui/icons";
import {
  exemptOrdersAction,
  refundOrdersAction,
  releasePayoutsAction,
} from "@/lib/admin/users/actions";
import { DecisionDialog } from "./decision-dialog";
import { HoldDialog } from "./hold-dialog";

type MoneyDecisionsProps = {
  userId: number;
  username: string;
  isDisabled: boolean;
  isHeld: boolean;
  areOrdersExempt: boolean;
};

/** An admin's decisions about a seller's money: payouts on hold, and unsent orders of a disabled seller. */
export function MoneyDecisions(props: MoneyDecisionsProps) {
  const { userId, username, isDisabled, isHeld, areOrdersExempt } = props;
  const t = useTranslations("users.act");
  const [openDialog, setOpenDialog] = useState<"payouts" | "orders" | null>(null);
  const close = () => setOpenDialog(null);
  const orders = areOrdersExempt
    ? {
        title: t("refundOrders"),
        hint: t("refundOrdersHint"),
        label: t("refundOrders"),
        done: t("ordersRefunded"),
        send: refundOrdersAction,
      }
    : {
        title: t("keepOrders"),
        hint: t("keepOrdersHint"),
        label: t("keepOrders"),
        done: t("ordersKept"),
        send: exemptOrdersAction,
      };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => setOpenDialog("payouts")}>
        <HandCoins aria-hidden />
        {t(isHeld ? "releasePayouts" : "holdPayouts")}
      </Button>
      {isDisabled && (
        <Button variant="outline" size="sm" onClick={() => setOpenDialog("orders")}>
          <PackageX aria-hidden />
          {orders.label}
        </Button>
      )}
      {openDialog === "payouts" && !isHeld && (
        <HoldDialog userId={userId} username={username} onClose={close} />
      )}
      {openDialog === "payouts" && isHeld && (
        <DecisionDialog
          userId={userId}
          title={t("releaseNamed", { name: username })}
          hint={t("releaseHint")}
          label={t("releasePayouts")}
          done={t("released")}
          failed={t("decisionFailed")}
          send={releasePayoutsAction}
          onClose={close}
        />
      )}
      {openDialog === "orders" && (
        <DecisionDialog userId={userId} failed={t("decisionFailed")} onClose={close} {...orders} />
      )}
    </div>
  );
}
