"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Select } from "@/components/ui/select";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import type { usePriceForm } from "./use-price-form";

const TYPES = ["percentage", "fixed_amount"] as const;

type PriceFieldsProps = Pick<ReturnType<typeof usePriceForm>, "form">;

/** Fields of a bulk update: name, products, adjustment and start date. */
export function PriceFields({ form }: PriceFieldsProps) {
  const t = useTranslations("sellerTools.pricing");
  const tCategory = useTranslations("catalog.category");
  const { errors } = form.formState;
  const isPercent = form.watch("adjustmentType") === "percentage";
  return (
    <div className="grid content-start gap-4 px-4 pt-4.5 pb-5.5 sm:px-5.5">
      <h2 className="font-semibold text-lg">{t("title")}</h2>
      <TextField label={t("name")} error={errors.name} field={form.register("name")} />
      <Field label={t("category")} error={errors.category}>
        {(control) => (
          <Select {...control} {...form.register("category")}>
            <option value="">{t("all")}</option>
            {CATEGORY_SLUGS.map((slug) => (
              <option key={slug} value={slug}>
                {tCategory(slug)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold text-sm">{t("adjustment")}</legend>
        <div className="grid grid-cols-2 overflow-hidden rounded-md border border-input">
          {TYPES.map((type) => (
            <label key={type} className="grid cursor-pointer">
              <input
                type="radio"
                value={type}
                className="peer sr-only"
                {...form.register("adjustmentType")}
              />
              <span className="grid min-h-11 place-items-center px-2 text-center font-medium text-md -outline-offset-2 peer-checked:bg-primary peer-checked:font-semibold peer-checked:text-primary-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring forced-colors:peer-checked:underline forced-colors:peer-checked:decoration-3">
                {t(type)}
              </span>
            </label>
          ))}
        </div>
        <TextField
          label={t(isPercent ? "percentLabel" : "amountLabel")}
          hint={t("minus")}
          error={errors.adjustmentValue}
          field={form.register("adjustmentValue")}
          inputMode="text"
          autoComplete="off"
          dir="ltr"
          className="text-start"
        />
      </fieldset>
      <TextField
        label={t("date")}
        isOptional
        hint={t("dateHint")}
        error={errors.scheduledDate}
        field={form.register("scheduledDate", { setValueAs: (day: string | null) => day || null })}
        type="date"
      />
    </div>
  );
}
