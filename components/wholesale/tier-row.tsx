"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";

import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import type { TiersInput, TiersValues } from "@/lib/wholesale/schema";

type TierRowProps = {
  form: UseFormReturn<TiersValues, unknown, TiersInput>;
  index: number;
  onRemove: () => void;
};

/** Minimum quantity and unit price of a tier. */
export function TierRow({ form, index, onRemove }: TierRowProps) {
  const t = useTranslations("products.tiers");
  const { errors, touchedFields, isSubmitted } = form.formState;
  const row = errors.tiers?.[index];
  // Adding a row validates the whole list: an untouched empty field shows no error.
  const errorOf = (name: "minQuantity" | "price") =>
    isSubmitted || touchedFields.tiers?.[index]?.[name] ? row?.[name] : undefined;
  const number = String(index + 1);
  return (
    <li>
      <fieldset className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
        <legend className="sr-only">{t("row", { number })}</legend>
        <TextField
          label={t("quantity")}
          error={errorOf("minQuantity")}
          field={form.register(`tiers.${index}.minQuantity`)}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="tabular-nums rtl:text-right"
        />
        <TextField
          label={t("price")}
          error={errorOf("price")}
          field={form.register(`tiers.${index}.price`)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          dir="ltr"
          className="tabular-nums rtl:text-right"
        />
        <Button
          variant="ghost"
          size="icon"
          className="mt-7.5"
          aria-label={t("remove", { number })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </fieldset>
    </li>
  );
}
