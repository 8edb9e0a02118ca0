"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useOptimistic, useTransition } from "react";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { setActiveAction } from "@/lib/products/actions";

type ActiveSwitchProps = {
  productId: number;
  title: string;
  isActive: boolean;
  /** Until then the product is not visible, whatever the switch shows. */
  isApproved: boolean;
};

/** Whether a product is for sale; takes effect at once. */
export function ActiveSwitch({ productId, title, isActive, isApproved }: ActiveSwitchProps) {
  const t = useTranslations("dashboard.act");
  const router = useRouter();
  const id = useId();
  const [, startTransition] = useTransition();
  const [isOn, setIsOn] = useOptimistic(isActive);

  function toggle(isActive: boolean) {
    startTransition(async () => {
      setIsOn(isActive);
      const result = await setActiveAction({ productId, isActive }).catch(() => null);
      if (!result?.ok) toast.error(t("activeFailed"), result?.message ?? t("tryAgain"));
      router.refresh();
    });
  }

  return (
    <label
      htmlFor={id}
      className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 text-md"
    >
      <span>
        {isOn ? t(isApproved ? "active" : "activeLater") : t("hidden")}
        <span className="sr-only">{` ${title}`}</span>
      </span>
      <Switch id={id} checked={isOn} onChange={(event) => toggle(event.currentTarget.checked)} />
    </label>
  );
}
