"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { APPLICATION_CATEGORIES } from "@/lib/directory/categories";
import { DuplicateHint } from "./duplicate-hint";
import type { BusinessFormState } from "./form-values";
import { useDuplicateCheck } from "./use-duplicate-check";

type FieldsProps = { form: BusinessFormState; editedId: number | undefined };

/** Required fields of a listing. */
export function BusinessFields({ form, editedId }: FieldsProps) {
  const t = useTranslations("directory.form");
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const { alike, checkName } = useDuplicateCheck(editedId);
  const name = register("name");
  return (
    <>
      <TextField
        label={t("name")}
        dir="auto"
        autoComplete="organization"
        field={{
          ...name,
          onBlur: async (event) => {
            checkName(getValues("name"));
            await name.onBlur(event);
          },
        }}
        error={errors.name}
      />
      <DuplicateHint alike={alike} />
      <Field label={t("description")} hint={t("descriptionHint")} error={errors.description}>
        {(control) => (
          <Textarea
            rows={5}
            dir="auto"
            maxLength={5_000}
            {...control}
            {...register("description")}
          />
        )}
      </Field>
      <CategoryField form={form} />
      <TextField
        label={t("address")}
        dir="auto"
        autoComplete="street-address"
        field={register("address")}
        error={errors.address}
      />
      <TextField
        label={t("phone")}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        className="rtl:text-right"
        field={register("phone")}
        error={errors.phone}
      />
    </>
  );
}

function CategoryField({ form }: { form: BusinessFormState }) {
  const t = useTranslations("directory.form");
  const names = useTranslations("directory.category");
  const { register, formState } = form;
  const current = formState.defaultValues?.category;
  // A category set by staff may remain; it is not offered otherwise.
  const others = [current].filter(
    (category) => category && !APPLICATION_CATEGORIES.some((open) => open === category),
  );
  return (
    <Field label={t("category")} error={formState.errors.category}>
      {(control) => (
        <Select {...control} {...register("category")}>
          <option value="">{t("categoryNone")}</option>
          {[...APPLICATION_CATEGORIES, ...others].map(
            (category) =>
              category && (
                <option key={category} value={category}>
                  {names(category)}
                </option>
              ),
          )}
        </Select>
      )}
    </Field>
  );
}
