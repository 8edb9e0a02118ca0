"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { PackageCheck } from "@/components/ui/icons";

import { confirmDeliveryAction } from "@/lib/orders/actions";
import { DialogButton } from "./dialog-button";

const loadReason = () => import("./reason-dialog");
const ReasonDialog = lazy(async () => ({ default: (await loadReason()).ReasonDialog }));
const loadConfirm = () => import("./confirm-dialog");
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirm()).ConfirmDialog }));

type ConfirmDeliveryProps = { parcelId: number; side: "buyer" | "seller" | "admin" };

/** 'Confirm delivery' of one parcel: explains its consequences first; an admin gives a reason. */
export function ConfirmDelivery({ parcelId, side }: ConfirmDeliveryProps) {
  const t = useTranslations("orders.act");
  const label = (
    <>
      <PackageCheck aria-hidden />
      {t("confirm")}
    </>
  );
  const common = { label, size: "sm", className: "justify-self-start" } as const;
  if (side === "admin") {
    return (
      <DialogButton load={loadReason} {...common}>
        {(close) => (
          <ReasonDialog
            title={t("confirm")}
            done={t("confirmed")}
            send={(reason) => confirmDeliveryAction({ parcelId, reason })}
            onClose={close}
          />
        )}
      </DialogButton>
    );
  }
  return (
    <DialogButton load={loadConfirm} {...common}>
      {(close) => <ConfirmDialog parcelId={parcelId} side={side} onClose={close} />}
    </DialogButton>
  );
}
