"use client";

import { PackageCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy } from "react";

import { Button } from "@/components/ui/button";
import { confirmDeliveryAction } from "@/lib/orders/actions";
import { OpenButton } from "./open-button";
import { useAct } from "./use-act";

const load = () => import("./reason-dialog");
const ReasonDialog = lazy(async () => ({ default: (await load()).ReasonDialog }));

/** 'Confirm delivery' of one parcel; an admin says why. */
export function ConfirmDelivery({ parcelId, isAdmin }: { parcelId: number; isAdmin: boolean }) {
  const t = useTranslations("orders.act");
  const { act, isPending } = useAct();
  const label = (
    <>
      <PackageCheck aria-hidden />
      {t("confirm")}
    </>
  );
  if (isAdmin) {
    return (
      <OpenButton label={label} load={load} size="sm" className="justify-self-start">
        {(close) => (
          <ReasonDialog
            title={t("confirm")}
            done={t("confirmed")}
            send={(reason) => confirmDeliveryAction({ parcelId, reason })}
            onClose={close}
          />
        )}
      </OpenButton>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      className="justify-self-start"
      disabled={isPending}
      onClick={() => act(() => confirmDeliveryAction({ parcelId }), { title: t("confirmed") })}
    >
      {label}
    </Button>
  );
}
