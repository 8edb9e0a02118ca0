"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { OPTION_KINDS } from "@/lib/products/variants/rules";
import type { ProductForm } from "./product-form-types";

type OptionFieldsProps = {
  form: ProductForm;
  index: number;
  /** The values are complete: the rows can follow them. */
  onArrange: () => void;
  onRemove: () => void;
};

/** One option: its kind, its name if it is none of the known kinds, and its values. */
export function OptionFields({ form, index, onArrange, onRemove }: OptionFieldsProps) {
  const t = useTranslations("products.variants");
  const kinds = useTranslations("catalog.option");
  const { register, control, formState } = form;
  const errors = formState.errors.options?.[index];
  const [kind, name] = useWatch({
    control,
    name: [`options.${index}.kind`, `options.${index}.name`],
  });
  const label = kind === "other" ? name || t("other") : kinds(kind);

  return (
    <Card className="grid gap-x-4 gap-y-3.5 p-4.5 sm:grid-cols-2">
      <div className="flex items-end gap-2">
        <div className="grow">
          <Field label={t("kind")} error={errors?.kind}>
            {(field) => (
              <Select {...field} {...register(`options.${index}.kind`)}>
                {OPTION_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {one === "other" ? t("other") : kinds(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("remove", { name: label })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
      {kind === "other" && (
        <TextField
          label={t("name")}
          autoComplete="off"
          field={register(`options.${index}.name`)}
          error={errors?.name}
        />
      )}
      <div className="sm:col-span-2">
        <Field label={t("values")} hint={t("valuesHint")} error={errors?.values}>
          {(field) => (
            <Input
              dir="auto"
              autoComplete="off"
              {...field}
              {...register(`options.${index}.values`, { onBlur: onArrange })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
