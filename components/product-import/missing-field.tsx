"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { parseWholeNumber } from "@/lib/core/numbers";
import type { ImportField, Mapping } from "@/lib/product-import/rules";
import { CategorySelect } from "./category-select";
import type { ImportOptions, Report } from "./use-import";

type MissingFieldProps = {
  field: ImportField;
  /** The column that fits best, with its values. */
  column: number | null;
  values: { value: string; count: number }[];
  columns: Report["columns"];
  mapping: Mapping;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
};

/** A required field without a column: the column that fits best, another one, or one value for all products. */
export function MissingField({ field, column, values, ...rest }: MissingFieldProps) {
  const { columns, mapping, options, onChange } = rest;
  const t = useTranslations("products.import");
  const id = useId();
  const name = columns[column ?? -1]?.name ?? "";
  const use = (column: number) => {
    const others = mapping.map((mappedField) => (mappedField === field ? null : mappedField));
    onChange({ ...options, mapping: column < 0 ? others : others.with(column, field) });
  };
  return (
    <section className="grid gap-4 rounded-lg border border-warning bg-warning-soft p-5 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <h2 className="font-semibold">{t("missing.title", { field: t(`fields.${field}`) })}</h2>
        {column !== null && (
          <>
            <p className="text-sm">{t("missing.guess", { name })}</p>
            <ul className="flex flex-wrap gap-2">
              {values.map(({ value, count }) => (
                <li
                  key={value}
                  className="rounded-md border border-border bg-card px-2 py-1 text-sm"
                >
                  <bdi>{value}</bdi> <span className="tabular-nums">{`(${count})`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="grid content-start gap-3">
        <Select
          aria-label={`${t(`fields.${field}`)}, ${t("missing.choose")}`}
          value={String(mapping.indexOf(field))}
          onChange={({ target }) => use(Number(target.value))}
        >
          <option value="-1">{t("missing.choose")}</option>
          {columns.map((fileColumn, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name
            <option key={index} value={String(index)}>
              {fileColumn.name || t("mapping.column")}
            </option>
          ))}
        </Select>
        {column !== null && mapping[column] !== field && (
          <Button onClick={() => use(column)}>{t("missing.use", { name })}</Button>
        )}
        {field === "category" && (
          <div className="grid gap-1.5">
            <label htmlFor={id} className="text-sm">
              {t("missing.categoryAll")}
            </label>
            <CategorySelect
              id={id}
              value={options.category}
              onChange={(category) => onChange(withCategory(options, category))}
            />
          </div>
        )}
        {field === "stock" && <StockForAll id={id} options={options} onChange={onChange} />}
      </div>
    </section>
  );
}

function withCategory(
  { category: _, ...options }: ImportOptions,
  category: ImportOptions["category"],
): ImportOptions {
  return category ? { ...options, category } : options;
}

type StockForAllProps = Pick<MissingFieldProps, "options" | "onChange"> & { id: string };

function StockForAll({ id, options, onChange }: StockForAllProps) {
  const t = useTranslations("products.import");
  const { stock: _, ...fixes } = options.fixes;
  const change = (text: string) => {
    const stock = parseWholeNumber(text);
    const isValid = stock !== null && stock >= 0 && stock <= 1_000_000;
    onChange({ ...options, fixes: isValid ? { ...fixes, stock } : fixes });
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm">
        {t("missing.stockAll")}
      </label>
      <Input id={id} inputMode="numeric" onChange={({ target }) => change(target.value)} />
    </div>
  );
}
