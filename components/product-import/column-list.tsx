"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Check } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { IMPORT_FIELDS, type ImportField, type Mapping } from "@/lib/product-import/rules";
import type { Report } from "./use-import";

const REQUIRED: (ImportField | null)[] = [
  "title",
  "description",
  "price",
  "stock",
  "category",
  "imageUrl",
  "images",
];

type ColumnListProps = {
  report: Report;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
};

/** The columns of the file with values of its first rows, and the field of each. */
export function ColumnList({ report, mapping, onChange }: ColumnListProps) {
  const t = useTranslations("products.import");
  const id = useId();
  return (
    <section className="grid min-w-0 gap-4 rounded-lg border border-border bg-card p-5">
      <h2 className="font-semibold text-lg">{t("mapping.matched")}</h2>
      <div
        aria-hidden
        className="hidden grid-cols-[1fr_1fr_minmax(0,14rem)] gap-x-4 text-muted-foreground text-xs sm:grid"
      >
        <span>{t("mapping.column")}</span>
        <span>{t("mapping.samples")}</span>
        <span>{t("mapping.goesTo")}</span>
      </div>
      <ul className="divide-y divide-border border-border border-y">
        {report.columns.map(({ name, samples }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name
            key={index}
            className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_1fr_minmax(0,14rem)]"
          >
            <label htmlFor={`${id}-${index}`} className="min-w-0 break-words font-semibold text-sm">
              <bdi>{name || t("mapping.column")}</bdi>
            </label>
            <span className="flex min-w-0 text-muted-foreground text-sm">
              <span className="sr-only">{t("mapping.samples")}</span>
              <bdi className="truncate">{samples.join(" · ")}</bdi>
            </span>
            <div className="grid gap-1.5">
              <FieldSelect
                id={`${id}-${index}`}
                value={mapping[index] ?? null}
                onChange={(field) => onChange(mapping.with(index, field))}
              />
              {REQUIRED.includes(mapping[index] ?? null) && (
                <Badge tone="success" className="justify-self-start">
                  <Check aria-hidden className="size-3.5" />
                  {t("mapping.required")}
                </Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FieldSelectProps = {
  id: string;
  value: ImportField | null;
  onChange: (field: ImportField | null) => void;
};

function FieldSelect({ id, value, onChange }: FieldSelectProps) {
  const t = useTranslations("products.import");
  return (
    <Select
      id={id}
      value={value ?? ""}
      onChange={({ target }) =>
        onChange(IMPORT_FIELDS.find((field) => field === target.value) ?? null)
      }
    >
      <option value="">{t("notImported")}</option>
      {IMPORT_FIELDS.map((field) => (
        <option key={field} value={field}>
          {t(`fields.${field}`)}
        </option>
      ))}
    </Select>
  );
}
