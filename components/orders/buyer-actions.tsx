"use client";

import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy } from "react";
import { DialogButton } from "./dialog-button";
import type { Choice } from "./line-quantities";

const load = () => import("@/components/returns/return-dialog");
const ReturnDialog = lazy(async () => ({ default: (await load()).ReturnDialog }));

type BuyerActionsProps = {
  orderId: number;
  sellerId: number;
  /** What may be sent back now; empty when the time is over. */
  toReturn: Choice[];
  /** What damage may be claimed of now. */
  toClaim: Choice[];
};

/** 'Return items' and 'Report damage', each while its time runs. */
export function BuyerActions({ orderId, sellerId, toReturn, toClaim }: BuyerActionsProps) {
  const t = useTranslations("returns");
  const part = { orderId, sellerId };
  return (
    <>
      {toReturn.length > 0 && (
        <DialogButton
          load={load}
          label={
            <>
              <RotateCcw aria-hidden className="rtl-flip" />
              {t("start")}
            </>
          }
        >
          {(close) => <ReturnDialog {...part} kind="return" choices={toReturn} onClose={close} />}
        </DialogButton>
      )}
      {toClaim.length > 0 && (
        <DialogButton load={load} variant="ghost" label={t("damage")}>
          {(close) => <ReturnDialog {...part} kind="damage" choices={toClaim} onClose={close} />}
        </DialogButton>
      )}
    </>
  );
}
