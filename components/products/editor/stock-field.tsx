"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { Input } from "@/components/ui/input";
import type { ProductForm } from "./product-form-types";

/** Stock on hand, and the number of held units. */
export function StockField({ form, heldUnits }: { form: ProductForm; heldUnits: number }) {
  const t = useTranslations("products.form");
  const hint = heldUnits > 0 ? t("held", { count: heldUnits }) : t("stockHint");
  return (
    <Field label={t("stock")} hint={hint} error={form.formState.errors.stock}>
      {(field) => (
        <Input
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="tabular-nums rtl:text-end"
          {...field}
          {...registerWithDefault(form, "stock")}
        />
      )}
    </Field>
  );
}
