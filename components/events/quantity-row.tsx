"use client";

import { useTranslations } from "next-intl";

import { QuantityStepper } from "@/components/ui/quantity-stepper";

type QuantityRowProps = {
  value: number;
  max: number;
  hint: string;
  onChange: (value: number) => void;
};

/** Number of seats. */
export function QuantityRow({ value, max, hint, onChange }: QuantityRowProps) {
  const t = useTranslations("events.buy");
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-y py-4">
      <div>
        <p className="font-semibold">{t("quantity")}</p>
        <p className="text-muted-foreground text-sm">{hint}</p>
      </div>
      <QuantityStepper
        value={value}
        max={max}
        onChange={onChange}
        labels={{ group: t("quantity"), fewer: t("fewer"), more: t("more") }}
      />
    </div>
  );
}
