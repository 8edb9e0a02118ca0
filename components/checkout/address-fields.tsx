"use client";

import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Select } from "@/components/ui/select";
import type { AddressInput } from "@/lib/checkout/schema";
import { COUNTRIES, needsRegion } from "@/lib/delivery/rules";

const ROWS = [
  { name: "name", autoComplete: "name", span: "sm:col-span-6" },
  { name: "line1", autoComplete: "address-line1", span: "sm:col-span-6" },
  { name: "line2", autoComplete: "address-line2", span: "sm:col-span-6", isOptional: true },
  { name: "landmark", autoComplete: "off", span: "sm:col-span-6", isOptional: true },
  { name: "city", autoComplete: "address-level2", span: "sm:col-span-2" },
  { name: "region", autoComplete: "address-level1", span: "sm:col-span-2" },
  { name: "postcode", autoComplete: "postal-code", span: "sm:col-span-2" },
] as const;

/** Fields of the destination. */
export function AddressFields({ form }: { form: UseFormReturn<AddressInput> }) {
  const t = useTranslations("checkout");
  const { errors } = form.formState;
  const country = form.watch("country");
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      {ROWS.map(({ name, autoComplete, span, ...row }) => (
        <div key={name} className={span}>
          <TextField
            label={t(name)}
            field={form.register(name)}
            error={errors[name]}
            isOptional={"isOptional" in row || (name === "region" && !needsRegion(country))}
            {...(name === "landmark" ? { hint: t("landmarkHint") } : {})}
            autoComplete={autoComplete}
            dir="auto"
            className="rtl:text-right"
          />
        </div>
      ))}
      <div className="sm:col-span-3">
        <Field label={t("country")} error={errors.country}>
          {(control) => (
            <Select autoComplete="country" {...control} {...form.register("country")}>
              {COUNTRIES.map((code) => (
                <option key={code} value={code}>
                  {t(`countries.${code}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="sm:col-span-3">
        <TextField
          label={t("phone")}
          field={form.register("phone")}
          error={errors.phone}
          hint={t("phoneHint")}
          isOptional
          type="tel"
          dir="ltr"
          autoComplete="tel"
        />
      </div>
    </div>
  );
}
