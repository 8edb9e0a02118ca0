"use client";

import { useTranslations } from "next-intl";

import { QuantityStepper } from "@/components/ui/quantity-stepper";
import type { Choice, Picked } from "./line-quantities";

type LineQuantityPickerProps = {
  legend: string;
  choices: Choice[];
  picked: Picked;
  onPick: (picked: Picked) => void;
};

/** Quantity for each line item. */
export function LineQuantityPicker({ legend, choices, picked, onPick }: LineQuantityPickerProps) {
  const t = useTranslations("orders.act");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {choices.map(({ lineId, title, max }) => (
        <div key={lineId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
            <bdi>{title}</bdi>
          </span>
          <span className="flex items-center gap-3">
            <QuantityStepper
              value={picked[lineId] ?? 0}
              min={0}
              max={max}
              onChange={(quantity) => onPick({ ...picked, [lineId]: quantity })}
              labels={{
                group: t("quantityOf", { title }),
                fewer: t("fewer", { title }),
                more: t("more", { title }),
              }}
            />
            <span className="text-muted-foreground text-sm">
              {t("ofCount", { count: String(max) })}
            </span>
          </span>
        </div>
      ))}
    </fieldset>
  );
}
