"use client";

import { useTranslations } from "next-intl";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Trash2 } from "@/components/ui/icons";
import { parseCents } from "@/lib/core/money";
import { toPlainPrice } from "@/lib/core/numbers";
import { USUAL_SAVINGS_LABEL, unusualSavingsOf } from "@/lib/wholesale/rules";
import type { TiersInput, TiersValues } from "@/lib/wholesale/schema";

type TierRowProps = {
  form: UseFormReturn<TiersValues, unknown, TiersInput>;
  index: number;
  /** Decimal string. */
  listPrice: string;
  onRemove: () => void;
};

/** Minimum quantity and unit price of a tier. */
export function TierRow({ form, index, listPrice, onRemove }: TierRowProps) {
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
        <SavingsWarning form={form} index={index} listPrice={listPrice} />
      </fieldset>
    </li>
  );
}

type SavingsWarningProps = Pick<TierRowProps, "form" | "index" | "listPrice">;

/** Warns about savings that wholesale buyers do not expect. The tier can be saved nevertheless. */
function SavingsWarning({ form, index, listPrice }: SavingsWarningProps) {
  const t = useTranslations("products.tiers");
  const price = useWatch({ control: form.control, name: `tiers.${index}.price` });
  const percent = unusualSavingsOf(
    parseCents(listPrice) ?? 0,
    parseCents(toPlainPrice(price)) ?? Number.POSITIVE_INFINITY,
  );
  return (
    <p role="status" className="col-span-full text-sm text-warning-ink empty:hidden">
      {percent !== null && t("unusual", { percent: `${percent}%`, usual: USUAL_SAVINGS_LABEL })}
    </p>
  );
}
