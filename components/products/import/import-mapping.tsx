"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { CATEGORY_SLUGS, type CategorySlug } from "@/lib/products/categories";
import { IMPORT_FIELDS, type ImportField, type Mapping } from "@/lib/products/import/rules";
import type { ImportOptions, Report } from "./use-import";

type ImportMappingProps = {
  report: Report;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
};

/** The field of each column, and the category of rows without one. */
export function ImportMapping({ report, options, onChange }: ImportMappingProps) {
  const t = useTranslations("products.import");
  const id = useId();
  const mapping: Mapping = options.mapping ?? report.columns.map(({ field }) => field);
  return (
    <section className="grid min-w-0 gap-4 rounded-lg border border-border bg-card p-5">
      <div>
        <h2 className="font-semibold text-lg">{t("match")}</h2>
        <p className="text-muted-foreground text-sm">{t(`layout.${report.layout}`)}</p>
      </div>
      <ul className="divide-y divide-border border-border border-y">
        {report.columns.map(({ name, samples }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name
            key={at}
            className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_1fr_minmax(0,14rem)]"
          >
            <label htmlFor={`${id}-${at}`} className="min-w-0 break-words font-semibold text-sm">
              <bdi>{name || t("mapping.column")}</bdi>
            </label>
            <span className="flex min-w-0 text-muted-foreground text-sm">
              <span className="sr-only">{t("mapping.sample")}</span>
              <bdi className="truncate">{samples.join(" · ")}</bdi>
            </span>
            <FieldSelect
              id={`${id}-${at}`}
              value={mapping[at] ?? null}
              onChange={(field) => onChange({ ...options, mapping: mapping.with(at, field) })}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-1.5 sm:max-w-80">
        <Label htmlFor={`${id}-category`}>{t("category")}</Label>
        <CategorySelect
          id={`${id}-category`}
          value={options.category}
          onChange={(category) => onChange(withCategory(options, category))}
        />
      </div>
    </section>
  );
}

function withCategory({ category: _, ...rest }: ImportOptions, category: CategorySlug | undefined) {
  return category ? { ...rest, category } : rest;
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

type CategorySelectProps = {
  id: string;
  value: CategorySlug | undefined;
  onChange: (category: CategorySlug | undefined) => void;
};

function CategorySelect({ id, value, onChange }: CategorySelectProps) {
  const t = useTranslations("products.import");
  const tCategory = useTranslations("catalog.category");
  return (
    <Select
      id={id}
      value={value ?? ""}
      onChange={({ target }) => onChange(CATEGORY_SLUGS.find((slug) => slug === target.value))}
    >
      <option value="">{t("categoryNone")}</option>
      {CATEGORY_SLUGS.map((slug) => (
        <option key={slug} value={slug}>
          {tCategory(slug)}
        </option>
      ))}
    </Select>
  );
}
