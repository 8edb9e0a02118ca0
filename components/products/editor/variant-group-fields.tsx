"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ProductForm } from "./product-form-types";
import type { VariantValues } from "./variant-values";

type VariantGroupFieldsProps = { form: ProductForm; onChange: (rows: VariantValues[]) => void };

/** An option value by its positions, such as "0:2"; empty for all variants. */
function isInGroup(row: VariantValues, group: string, options: { values: string[] }[]) {
  if (group === "") return true;
  const [option = 0, value = 0] = group.split(":").map(Number);
  return row.values[option] === options[option]?.values[value];
}

const UNCHANGED = "unchanged";

/** Writes a price, stock or image into all variants, or into those with one option value. */
export function VariantGroupFields({ form, onChange }: VariantGroupFieldsProps) {
  const t = useTranslations("products.variants");
  const labels = useTranslations("products.form");
  const kinds = useTranslations("catalog.option");
  const id = useId();
  const [options, images] = useWatch({ control: form.control, name: ["options", "pictures"] });
  const [group, setGroup] = useState("");
  const [price, setPrice] = useState("");
  const [stock, setStock] = useState("");
  const [imageUrl, setImageUrl] = useState(UNCHANGED);
  const isEmpty = price === "" && stock === "" && imageUrl === UNCHANGED;

  function apply() {
    const rows = form.getValues("variants").map((row) =>
      isInGroup(row, group, options)
        ? {
            ...row,
            price: price || row.price,
            stock: stock || row.stock,
            imageUrl: imageUrl === UNCHANGED ? row.imageUrl : imageUrl,
          }
        : row,
    );
    onChange(rows);
    setPrice("");
    setStock("");
    setImageUrl(UNCHANGED);
  }

  return (
    <fieldset className="grid grid-cols-2 items-end gap-2 rounded-md bg-muted p-3 sm:grid-cols-4">
      <legend className="sr-only">{t("all")}</legend>
      <label htmlFor={`${id}-group`} className="min-w-0 text-sm">
        {t("group")}
        <Select
          id={`${id}-group`}
          className="w-full"
          value={group}
          onChange={(event) => setGroup(event.target.value)}
        >
          <option value="">{t("groupAll")}</option>
          {options.map(({ kind, name, values }, option) => (
            <optgroup key={`${kind}-${name}`} label={kind === "other" ? name : kinds(kind)}>
              {values.map((value, index) => (
                <option key={value} value={`${option}:${index}`}>
                  {value}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </label>
      <label htmlFor={`${id}-price`} className="min-w-0 text-sm">
        {t("allOf", { field: labels("price") })}
        <Input
          id={`${id}-price`}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
      </label>
      <label htmlFor={`${id}-stock`} className="min-w-0 text-sm">
        {t("allOf", { field: labels("stock") })}
        <Input
          id={`${id}-stock`}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={stock}
          onChange={(event) => setStock(event.target.value)}
        />
      </label>
      <label htmlFor={`${id}-image`} className="min-w-0 text-sm">
        {t("allOf", { field: t("imageLabel") })}
        <Select
          id={`${id}-image`}
          className="w-full"
          value={imageUrl}
          onChange={(event) => setImageUrl(event.target.value)}
        >
          <option value={UNCHANGED}>{t("imageUnchanged")}</option>
          <option value="">{t("imageNone")}</option>
          {images.map((image, position) => (
            <option key={image} value={image}>
              {t("imageNumber", { number: String(position + 1) })}
            </option>
          ))}
        </Select>
      </label>
      <Button
        variant="outline"
        className="col-span-2 sm:col-span-4 sm:justify-self-end"
        disabled={isEmpty}
        onClick={apply}
      >
        {t("apply")}
      </Button>
    </fieldset>
  );
}
