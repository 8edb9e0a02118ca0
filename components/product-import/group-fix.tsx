"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { parseWholeNumber } from "@/lib/core/numbers";
import { IMPORT_FIELDS, type ProblemGroup } from "@/lib/product-import/rules";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import { CategorySelect } from "./category-select";
import { sizeOf } from "./size-dates";
import type { ImportOptions } from "./use-import";

export type FixOptions = {
  options: ImportOptions;
  isBusy: boolean;
  onFix: (options: ImportOptions) => void;
};

type GroupFixProps = FixOptions & { group: ProblemGroup };

/** Values of a group that can be replaced one by one. */
const MAX_INPUTS = 12;

/** The fix for all rows of a group; none where only the file can be changed. */
export function GroupFix({ group, options, isBusy, onFix }: GroupFixProps) {
  const t = useTranslations("products.import.groups");
  const { key, products, values } = group;
  const apply = (fixes: Partial<ImportOptions["fixes"]>) =>
    onFix({ ...options, fixes: { ...options.fixes, ...fixes } });
  const commonProps = { group, options, isBusy, onFix };
  if (key === "productTitleLong") {
    return (
      <Button disabled={isBusy} onClick={() => apply({ isTitleShortened: true })}>
        {t("shorten", { count: products })}
      </Button>
    );
  }
  if (key === "optionValueLong") {
    return (
      <Button disabled={isBusy} onClick={() => apply({ isValueShortened: true })}>
        {t("shorten", { count: products })}
      </Button>
    );
  }
  if (key === "optionValueComma") {
    return (
      <Button disabled={isBusy} onClick={() => apply({ isCommaReplaced: true })}>
        {t("comma")}
      </Button>
    );
  }
  if (key === "importStockMissing" || key === "importVariationStock")
    return <StockFix {...commonProps} />;
  if (key === "categoryRequired" && values.length === 0) return <CategoryFix {...commonProps} />;
  return values.length > 0 && REPLACED.has(key) ? <ValueFix {...commonProps} /> : null;
}

const REPLACED: ReadonlySet<ProblemGroup["key"]> = new Set([
  "categoryRequired",
  "pricePositive",
  "stockInvalid",
  "spreadsheetDate",
  "spreadsheetNumber",
  "spreadsheetError",
]);

function StockFix({ group, options, isBusy, onFix }: GroupFixProps) {
  const t = useTranslations("products.import");
  const [text, setText] = useState("");
  const stock = parseWholeNumber(text);
  const isValid = stock !== null && stock >= 0 && stock <= 1_000_000;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Input
        aria-label={t("missing.stockAll")}
        inputMode="numeric"
        className="w-28"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        disabled={isBusy || !isValid}
        onClick={() => isValid && onFix({ ...options, fixes: { ...options.fixes, stock } })}
      >
        {t("groups.fix", { count: group.products })}
      </Button>
    </div>
  );
}

function CategoryFix({ group, options, isBusy, onFix }: GroupFixProps) {
  const t = useTranslations("products.import");
  const [category, setCategory] = useState(options.category);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CategorySelect label={t("category")} value={category} onChange={setCategory} />
      <Button
        disabled={isBusy || !category}
        onClick={() => category && onFix({ ...options, category })}
      >
        {t("groups.fix", { count: group.products })}
      </Button>
    </div>
  );
}

/** Replaces each text of the file by a value. */
function ValueFix({ group, options, isBusy, onFix }: GroupFixProps) {
  const t = useTranslations("products.import.groups");
  const isCategory = group.key === "categoryRequired";
  const isCode = /sku|barcode/i.test(group.column);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(group.values.map(({ value }) => [value, sizeOf(value) ?? ""])),
  );
  const field = IMPORT_FIELDS.find((importField) => importField === group.column);
  const entries = Object.entries(values).filter(([, value]) => value !== "");
  const replace = (entries: [string, string][]) => {
    if (!field) return;
    const newReplacements = entries.map(([text, value]) => ({ field, found: text, value }));
    const replacements = [...options.fixes.replacements, ...newReplacements].slice(-500);
    onFix({ ...options, fixes: { ...options.fixes, replacements } });
  };
  const set = (text: string, value: string) => setValues({ ...values, [text]: value });
  return (
    <div className="grid gap-2">
      {group.values
        .slice(0, MAX_INPUTS)
        .map(({ value: text }) =>
          isCategory ? (
            <CategorySelect
              key={text}
              label={t("categoryOf", { value: text })}
              value={CATEGORY_SLUGS.find((slug) => slug === values[text])}
              onChange={(slug) => set(text, slug ?? "")}
            />
          ) : (
            <Input
              key={text}
              aria-label={t("replacement", { value: text })}
              placeholder={text}
              value={values[text] ?? ""}
              onChange={({ target }) => set(text, target.value)}
            />
          ),
        )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy || entries.length === 0} onClick={() => replace(entries)}>
          {t("fix", { count: group.products })}
        </Button>
        {isCode && (
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => replace(group.values.map(({ value }) => [value, ""]))}
          >
            {t("empty")}
          </Button>
        )}
      </div>
    </div>
  );
}
