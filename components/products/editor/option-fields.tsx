"use client";

import { useTranslations } from "next-intl";
import { Controller, useWatch } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { X } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { OPTION_KINDS } from "@/lib/products/variants/rules";
import type { ProductForm } from "./product-form-types";
import { ValuesInput } from "./values-input";

type OptionFieldsProps = {
  form: ProductForm;
  index: number;
  /** The values changed: the rows follow them. */
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
                {OPTION_KINDS.map((optionKind) => (
                  <option key={optionKind} value={optionKind}>
                    {optionKind === "other" ? t("other") : kinds(optionKind)}
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
        <Controller
          control={control}
          name={`options.${index}.values`}
          render={({
            field: { ref, value, onChange, onBlur },
            fieldState,
            formState: { isSubmitted },
          }) => (
            <Field
              label={t("values")}
              hint={t("valuesHint")}
              // A new option is not to start with an error.
              error={fieldState.isTouched || isSubmitted ? fieldState.error : undefined}
            >
              {(field) => (
                <ValuesInput
                  field={field}
                  values={value}
                  onChange={(values) => {
                    onChange(values);
                    onArrange();
                  }}
                  onBlur={onBlur}
                  inputRef={ref}
                />
              )}
            </Field>
          )}
        />
      </div>
    </Card>
  );
}
