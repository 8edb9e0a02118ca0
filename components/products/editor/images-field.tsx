"use client";

import { useTranslations } from "next-intl";
import { Controller, useWatch } from "react-hook-form";

import { ImageUploader } from "@/components/uploads/image-uploader";
import { alignAlts, MAX_ALT_LENGTH } from "@/lib/products/rules";
import { slugOf } from "./form-values";
import type { ProductForm } from "./product-form-types";

type ImagesFieldProps = { form: ProductForm; onBusyChange: (isBusy: boolean) => void };

/** The images of a product, each with its alt text. */
export function ImagesField({ form, onBusyChange }: ImagesFieldProps) {
  const t = useTranslations("products.form");
  const { control, formState, getValues, setValue } = form;
  const { errors } = formState;
  const [category, imageAlts] = useWatch({ control, name: ["category", "imageAlts"] });

  /** Uploads end later than they begin, so the current values are read here. */
  function setImages(urls: string[]) {
    const { pictures, imageAlts: alts } = getValues();
    const before = pictures.map((src, index) => ({ src, alt: alts[index] ?? "" }));
    setValue("imageAlts", alignAlts(urls, before), { shouldDirty: true });
    setValue("pictures", urls, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return (
    <Controller
      control={control}
      name="pictures"
      render={({ field }) => (
        <ImageUploader
          label={t("images")}
          hint={t("imagesHint")}
          value={field.value}
          onChange={setImages}
          inputRef={field.ref}
          error={errors.pictures}
          weave={slugOf(category)}
          onBusyChange={onBusyChange}
          alts={{
            values: imageAlts,
            errors: errors.imageAlts ?? [],
            maxLength: MAX_ALT_LENGTH,
            onChange: (alts) =>
              setValue("imageAlts", alts, { shouldDirty: true, shouldValidate: true }),
          }}
        />
      )}
    />
  );
}
