"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { Input } from "@/components/ui/input";
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

/** Processing time, packed weight and size, SKU and barcode; they apply without review. */
export function ShippingFields({ form }: { form: ProductForm }) {
  const t = useTranslations("products.details");
  return (
    <EditorSection title={t("title")} lead={t("lead")}>
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
