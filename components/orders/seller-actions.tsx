"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { Button } from "@/components/ui/button";
import { PackageOpen, Truck } from "@/components/ui/icons";
import { packSellerOrderAction } from "@/lib/orders/actions";
import { DialogButton } from "./dialog-button";
import type { Choice } from "./line-quantities";
import type { Acting } from "./refund-dialog";
import { useOrderAct } from "./use-order-act";

const loadShip = () => import("./ship-dialog");
const ShipDialog = lazy(async () => ({ default: (await loadShip()).ShipDialog }));
const loadRefund = () => import("./refund-dialog");
const RefundDialog = lazy(async () => ({ default: (await loadRefund()).RefundDialog }));
const loadReason = () => import("./reason-dialog");
const ReasonDialog = lazy(async () => ({ default: (await loadReason()).ReasonDialog }));

export type SellerActionsProps = Acting & {
  canPack: boolean;
  canShip: boolean;
  /** Refundable amount, formatted; null if nothing is left. */
  left: string | null;
  isUnsent: boolean;
  toSend: Choice[];
  refundChoices: Choice[];
};

/** Actions of a seller, or of an admin for one, on a seller order. */
export function SellerActions({ orderId, sellerId, ...can }: SellerActionsProps) {
  const t = useTranslations("orders");
  const whose = { orderId, sellerId };
  return (
    <>
      {can.canPack && <Pack {...whose} />}
      {can.canShip && (
        <DialogButton
          load={loadShip}
          variant={can.canPack ? "outline" : "default"}
          label={
            <>
              <Truck aria-hidden className="rtl-flip" />
              {t("ship.send")}
            </>
          }
        >
          {(close) => <ShipDialog {...whose} choices={can.toSend} onClose={close} />}
        </DialogButton>
      )}
      {can.left && (
        <DialogButton load={loadRefund} variant="ghost" label={t("giveBack.give")}>
          {(close) => (
            <RefundDialog
              {...whose}
              choices={can.refundChoices}
              left={can.left ?? ""}
              isUnsent={can.isUnsent}
              onClose={close}
            />
          )}
        </DialogButton>
      )}
    </>
  );
}

function Pack({ orderId, sellerId }: Acting) {
  const t = useTranslations("orders.act");
  const { act, isPending } = useOrderAct();
  const label = (
    <>
      <PackageOpen aria-hidden />
      {t("pack")}
    </>
  );
  if (sellerId !== undefined) {
    return (
      <DialogButton load={loadReason} variant="default" label={label}>
        {(close) => (
          <ReasonDialog
            title={t("pack")}
            done={t("packed")}
            send={(reason) => packSellerOrderAction({ orderId, sellerId, reason })}
            onClose={close}
          />
        )}
      </DialogButton>
    );
  }
  return (
    <Button
      disabled={isPending}
      onClick={() =>
        act(() => packSellerOrderAction({ orderId }), { title: t("packed"), more: t("packedMore") })
      }
    >
      {label}
    </Button>
  );
}
