"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { RotateCcw } from "@/components/ui/icons";
import type { CartItem } from "@/lib/cart/rules";
import { BuyAllAgain } from "./buy-again";
import { DialogButton } from "./dialog-button";
import type { Choice } from "./line-quantities";

const load = () => import("@/components/orders/returns/return-dialog");
const ReturnDialog = lazy(async () => ({ default: (await load()).ReturnDialog }));

type BuyerActionsProps = {
  orderId: number;
  sellerId: number;
  /** Units that can be returned now; empty after the deadline. */
  toReturn: Choice[];
  /** Units for which damage can be claimed now. */
  toClaim: Choice[];
  /** All items, if they can be bought again at once. */
  toBuyAgain: CartItem[];
};

/** 'Return items' and 'Report damage', each until its deadline, and 'Buy all again' for several items. */
export function BuyerActions(props: BuyerActionsProps) {
  const { orderId, sellerId, toReturn, toClaim, toBuyAgain } = props;
  const t = useTranslations("returns");
  const sellerOrder = { orderId, sellerId };
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
          {(close) => (
            <ReturnDialog {...sellerOrder} kind="return" choices={toReturn} onClose={close} />
          )}
        </DialogButton>
      )}
      {toClaim.length > 0 && (
        <DialogButton load={load} variant="ghost" label={t("damage")}>
          {(close) => (
            <ReturnDialog {...sellerOrder} kind="damage" choices={toClaim} onClose={close} />
          )}
        </DialogButton>
      )}
      {toBuyAgain.length > 1 && <BuyAllAgain items={toBuyAgain} />}
    </>
  );
}
