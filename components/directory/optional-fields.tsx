"use client";

import { useTranslations } from "next-intl";
import { Controller } from "react-hook-form";

import { TextField } from "@/components/forms/text-field";
import { ImageUploader } from "@/components/uploads/image-uploader";
import type { BusinessFormState } from "./form-values";
import { HoursField } from "./hours-field";
import { LanguagesField } from "./languages-field";

type OptionalFieldsProps = {
  form: BusinessFormState;
  canUpload: boolean;
  onBusyChange: (isBusy: boolean) => void;
};

/** Optional fields of a listing. */
export function OptionalFields({ form, canUpload, onBusyChange }: OptionalFieldsProps) {
  const t = useTranslations("directory.form");
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t("email")}
        isOptional
        type="email"
        dir="ltr"
        autoComplete="email"
        className="rtl:text-right"
        field={register("email")}
        error={errors.email}
      />
      <TextField
        label={t("website")}
        isOptional
        type="url"
        dir="ltr"
        placeholder="https://"
        autoComplete="url"
        className="rtl:text-right"
        field={register("website")}
        error={errors.website}
      />
      {canUpload ? (
        <Controller
          control={control}
          name="imageUrl"
          render={({ field }) => (
            <ImageUploader
              label={t("image")}
              isOptional
              max={1}
              value={field.value ? [field.value] : []}
              onChange={([url = null]) => field.onChange(url)}
              inputRef={field.ref}
              error={errors.imageUrl}
              onBusyChange={onBusyChange}
            />
          )}
        />
      ) : (
        <TextField
          label={t("imageUrl")}
          hint={t("imageUrlHint")}
          isOptional
          type="url"
          dir="ltr"
          placeholder="https://"
          className="rtl:text-right"
          field={register("imageUrl")}
          error={errors.imageUrl}
        />
      )}
      <Controller
        control={control}
        name="hours"
        render={({ field }) => (
          <HoursField
            value={field.value ?? []}
            onChange={field.onChange}
            isBroken={errors.hours !== undefined}
          />
        )}
      />
      <Controller
        control={control}
        name="languages"
        render={({ field }) => (
          <LanguagesField value={field.value ?? []} onChange={field.onChange} />
        )}
      />
    </>
  );
}
