"use client";

import { useTranslations } from "next-intl";

import { useAct } from "@/components/forms/use-act";
import { Button } from "@/components/ui/button";
import { switchPromotionAction } from "@/lib/promotions/actions";
import { switchSupplierAction } from "@/lib/seller-tools/actions";

const ACTIONS = { promotion: switchPromotionAction, supplier: switchSupplierAction };

type ActiveToggleProps = {
  tool: keyof typeof ACTIONS;
  id: number;
  name: string;
  isActive: boolean;
};

/** Activates or deactivates a promotion or a supplier. */
export function ActiveToggle({ tool, id, name, isActive }: ActiveToggleProps) {
  const t = useTranslations("sellerTools");
  const { isPending, act } = useAct();
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={isPending}
      aria-label={t(isActive ? "deactivateOne" : "activateOne", { name })}
      onClick={() =>
        act(() => ACTIONS[tool]({ id, isActive: !isActive }), {
          done: () => [t("saved")],
          failed: t("saveFailed"),
        })
      }
    >
      {t(isActive ? "deactivate" : "activate")}
    </Button>
  );
}
