"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import type { SizeChart } from "@/lib/products/size-charts/queries";
import { EditorSection } from "./editor-section";
import type { ProductForm } from "./product-form-types";
import { SizeChartField } from "./size-chart-field";
import { StockField } from "./stock-field";
import { VariantsField } from "./variants-field";

type OfferSectionProps = {
  form: ProductForm;
  /** Units that buyers hold during checkout. */
  heldUnits: number;
  isOnSale: boolean;
  sizeCharts: SizeChart[];
};

/** Price, stock, options and visibility, which apply without review. */
export function OfferSection({ form, heldUnits, isOnSale, sizeCharts }: OfferSectionProps) {
  const t = useTranslations("products.form");
  const sections = useTranslations("products.sections");
  const options = useWatch({ control: form.control, name: "options" });
  return (
    <EditorSection id="offer" title={sections("offer")}>
      {options.length === 0 && (
        <>
          <Field
            label={t("price")}
            hint={isOnSale ? t("priceOnSale") : undefined}
            error={form.formState.errors.price}
          >
            {(field) => (
              <span dir="ltr" className="relative block">
                <span aria-hidden className="absolute start-3.5 top-2.5 text-muted-foreground">
                  {"$"}
                </span>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="0.00"
                  className="ps-8 tabular-nums"
                  {...field}
                  {...registerWithDefault(form, "price")}
                />
              </span>
            )}
          </Field>
          <StockField form={form} heldUnits={heldUnits} />
        </>
      )}
      <div className="sm:col-span-2">
        <VariantsField form={form} />
      </div>
      <SizeChartField form={form} initial={sizeCharts} />
      <ActiveField form={form} />
    </EditorSection>
  );
}

function ActiveField({ form }: { form: ProductForm }) {
  const t = useTranslations("products.form");
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex items-center justify-between gap-4 rounded-lg border bg-background px-4.5 py-3.5 sm:col-span-2"
    >
      <span>
        <span className="block font-semibold">{t("active")}</span>
        <span className="text-muted-foreground text-sm">{t("activeHint")}</span>
      </span>
      <Switch id={id} {...form.register("isActive")} />
    </label>
  );
}
