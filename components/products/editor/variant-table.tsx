"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";

import { FieldError } from "@/components/forms/field-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { variantTitleOf } from "@/lib/products/variants/rules";
import type { ProductForm } from "./product-form-types";
import { VariantGroupFields } from "./variant-group-fields";
import type { VariantValues } from "./variant-values";

type VariantTableProps = {
  form: ProductForm;
  rows: VariantValues[];
  onChange: (rows: VariantValues[]) => void;
};

/** Price, stock, SKU and photo of each combination; a stack of cards on phones. */
export function VariantTable({ form, rows, onChange }: VariantTableProps) {
  const t = useTranslations("products.variants");
  const labels = useTranslations("products.form");
  const columns = [t("variant"), labels("price"), labels("stock"), t("skuLabel"), t("imageLabel")];
  // Inputs show values that are set from outside only when they are mounted.
  const [version, setVersion] = useState(0);

  function changeAll(next: VariantValues[]) {
    onChange(next);
    setVersion(version + 1);
  }

  return (
    <div className="grid gap-3">
      <VariantGroupFields form={form} onChange={changeAll} />
      <table className="block w-full md:table">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="text-start text-muted-foreground text-sm">
            {columns.map((column) => (
              <th key={column} scope="col" className="p-2 text-start font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 md:table-row-group">
          {rows.map((row, index) => (
            <VariantRow
              key={JSON.stringify([version, row.values])}
              form={form}
              row={row}
              index={index}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type VariantRowProps = { form: ProductForm; row: Pick<VariantValues, "values">; index: number };

function VariantRow({ form, row, index }: VariantRowProps) {
  const t = useTranslations("products.variants");
  const labels = useTranslations("products.form");
  const { register, control, formState } = form;
  const images = useWatch({ control, name: "pictures" });
  // New rows are validated with the others and are not to start with errors.
  const touchedFields = formState.touchedFields.variants?.[index];
  const fieldErrors = formState.errors.variants?.[index];
  const errorOf = (field: "price" | "stock") =>
    formState.isSubmitted || touchedFields?.[field] ? fieldErrors?.[field] : undefined;
  const errors = { price: errorOf("price"), stock: errorOf("stock") };
  const variant = variantTitleOf(row.values);
  const name = `variants.${index}` as const;
  return (
    <tr className="grid grid-cols-2 gap-2 rounded-md border border-border p-3 md:table-row md:border-0">
      <th scope="row" className="col-span-2 text-start font-medium md:min-w-32 md:p-2">
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-primary"
            aria-label={t("offered", { variant })}
            {...register(`${name}.isOffered`)}
          />
          <bdi className="wrap-anywhere">{variant}</bdi>
        </label>
      </th>
      <Cell label={labels("price")}>
        <Input
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          aria-label={t("price", { variant })}
          aria-invalid={errors.price ? true : undefined}
          className="tabular-nums"
          {...register(`${name}.price`)}
        />
        <FieldError error={errors.price} />
      </Cell>
      <Cell label={labels("stock")}>
        <Input
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t("stock", { variant })}
          aria-invalid={errors.stock ? true : undefined}
          className="tabular-nums"
          {...register(`${name}.stock`)}
        />
        <FieldError error={errors.stock} />
      </Cell>
      <Cell label={t("skuLabel")}>
        <Input
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          aria-label={t("sku", { variant })}
          {...register(`${name}.sku`)}
        />
      </Cell>
      <Cell label={t("imageLabel")}>
        <Select
          className="w-full md:w-28"
          aria-label={t("image", { variant })}
          {...register(`${name}.imageUrl`)}
        >
          <option value="">{t("imageNone")}</option>
          {images.map((image, position) => (
            <option key={image} value={image}>
              {t("imageNumber", { number: String(position + 1) })}
            </option>
          ))}
        </Select>
      </Cell>
    </tr>
  );
}

/** A cell, with its column's name above it on phones. The control inside has an accessible name of its own. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="min-w-0 align-top md:w-28 md:p-2">
      <span aria-hidden className="text-muted-foreground text-sm md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
