"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { filled } from "@/components/forms/filled";
import { Input } from "@/components/ui/input";
import type { ProductForm } from "./types";

/** Pieces on hand, and how many of them buyers hold. */
export function StockField({ form, held }: { form: ProductForm; held: number }) {
  const t = useTranslations("products.form");
  const hint = held > 0 ? t("held", { count: held }) : t("stockHint");
  return (
    <Field label={t("stock")} hint={hint} error={form.formState.errors.stock}>
      {(field) => (
        <Input
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="tabular-nums rtl:text-end"
          {...field}
          {...filled(form, "stock")}
        />
      )}
    </Field>
  );
}
