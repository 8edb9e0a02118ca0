"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { DialogButton } from "@/components/orders/dialog-button";
import { Check } from "@/components/ui/icons";
import type { RefundPreviewInput } from "@/lib/orders/schema";

const load = () => import("./decide-dialog");
const DecideDialog = lazy(async () => ({ default: (await load()).DecideDialog }));

type DecideReturnProps = {
  returnId: number;
  /** The units that a refund would pay for. */
  refund: RefundPreviewInput;
  isApproved: boolean;
  isAdmin: boolean;
};

/** Approve, reject or refund; an approved return cannot be approved again. */
export function DecideReturn({ returnId, refund, isApproved, isAdmin }: DecideReturnProps) {
  const t = useTranslations("returns.decide");
  const about = { returnId, isAdmin };
  return (
    <div className="flex flex-wrap gap-2">
      {!isApproved && (
        <DialogButton
          load={load}
          size="sm"
          label={
            <>
              <Check aria-hidden />
              {t("approved")}
            </>
          }
        >
          {(close) => <DecideDialog {...about} decision="approved" onClose={close} />}
        </DialogButton>
      )}
      <DialogButton load={load} size="sm" label={t("refunded")}>
        {(close) => <DecideDialog {...about} decision="refunded" refund={refund} onClose={close} />}
      </DialogButton>
      <DialogButton load={load} size="sm" variant="ghost" label={t("rejected")}>
        {(close) => <DecideDialog {...about} decision="rejected" onClose={close} />}
      </DialogButton>
    </div>
  );
}
