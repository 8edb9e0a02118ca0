"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Select } from "@/components/ui/select";
import { countOrNull, orNull, type PromotionForm } from "./use-promotion-form";

const TYPES = ["percentage", "fixed_amount", "buy_x_get_y"] as const;

/** The discount of a code: percent, dollars or units. */
export function DiscountFields({ form }: { form: PromotionForm }) {
  const t = useTranslations("sellerTools.promotions");
  const { errors } = form.formState;
  const type = form.watch("discountType");
  const units = (name: "buyQuantity" | "getQuantity", label: string) => (
    <TextField
      label={label}
      error={errors[name]}
      field={form.register(name, { setValueAs: countOrNull })}
      type="number"
      inputMode="numeric"
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("type")} error={errors.discountType}>
        {(control) => (
          <Select {...control} {...form.register("discountType")}>
            {TYPES.map((discountType) => (
              <option key={discountType} value={discountType}>
                {t(`types.${discountType}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {type === "buy_x_get_y" ? (
        <div className="grid grid-cols-2 gap-4">
          {units("buyQuantity", t("buy"))}
          {units("getQuantity", t("get"))}
        </div>
      ) : (
        <TextField
          label={t(type === "percentage" ? "percent" : "amount")}
          error={errors.discountValue}
          field={form.register("discountValue", { setValueAs: orNull })}
          type="number"
          inputMode="decimal"
          step={type === "percentage" ? 1 : 0.01}
        />
      )}
    </div>
  );
}
