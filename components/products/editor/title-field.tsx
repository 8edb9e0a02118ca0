"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { Input } from "@/components/ui/input";
import { getDirection } from "@/lib/i18n/routing";
import type { ProductForm } from "./product-form-types";

type TitleFieldProps = { form: ProductForm; name: "title"; label: string };

/** The title with a counter of its hundred characters. */
export function TitleField({ form, name, label }: TitleFieldProps) {
  const t = useTranslations("products.form");
  const [title, locale] = useWatch({ control: form.control, name: [name, "locale"] });
  return (
    <div className="relative">
      <Field label={label} error={form.formState.errors[name]}>
        {(field) => (
          <Input
            autoComplete="off"
            lang={locale}
            dir={getDirection(locale)}
            {...field}
            {...registerWithDefault(form, name)}
          />
        )}
      </Field>
      <span className="absolute end-0 top-0 text-muted-foreground text-sm tabular-nums">
        {t("titleCount", { count: String([...title].length) })}
      </span>
    </div>
  );
}
