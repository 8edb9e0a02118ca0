"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { RETURN_POLICIES } from "@/lib/products/rules";
import { EditorSection } from "./editor-section";
import type { ProductForm } from "./product-form-types";

const FIELDS = [
  { name: "processingDays", hint: "processingHint", inputMode: "numeric" },
  { name: "weight", hint: "weightHint", inputMode: "text" },
  { name: "length", hint: "sizeHint", inputMode: "text" },
  { name: "width", hint: "sizeHint", inputMode: "text" },
  { name: "height", hint: "sizeHint", inputMode: "text" },
  { name: "sku", hint: null, inputMode: "text" },
  { name: "barcode", hint: null, inputMode: "numeric" },
] as const;

/** Returns, processing time, packed weight and size, SKU and barcode; they apply without review. */
export function ShippingSection({ form }: { form: ProductForm }) {
  const t = useTranslations("products.details");
  return (
    <EditorSection id="shipping" title={t("title")} lead={t("lead")}>
      <ReturnField form={form} />
      {FIELDS.map(({ name, hint, inputMode }) => (
        <Field
          key={name}
          label={t(name)}
          isOptional
          hint={hint ? t(hint) : undefined}
          error={form.formState.errors.details?.[name]}
        >
          {(field) => (
            <Input
              dir="ltr"
              autoComplete="off"
              inputMode={inputMode}
              className="rtl:text-end"
              {...field}
              {...registerWithDefault(form, `details.${name}`)}
            />
          )}
        </Field>
      ))}
    </EditorSection>
  );
}

/** Whether it can be returned, and the reason if not; the buyer reads it before buying. */
function ReturnField({ form }: { form: ProductForm }) {
  const t = useTranslations("products.form");
  return (
    <div className="sm:col-span-2">
      <Field
        label={t("returns.label")}
        hint={t("returns.hint")}
        error={form.formState.errors.returnPolicy}
      >
        {(field) => (
          <Select {...field} {...registerWithDefault(form, "returnPolicy")}>
            <option value="">{t("returns.default")}</option>
            {RETURN_POLICIES.map((policy) => (
              <option key={policy} value={policy}>
                {t(`returns.${policy}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
