"use client";

import { useTranslations } from "next-intl";

import { Select } from "@/components/ui/select";
import { CATEGORY_SLUGS, type CategorySlug } from "@/lib/products/categories";

type CategorySelectProps = {
  id?: string;
  label?: string;
  value: CategorySlug | undefined;
  onChange: (category: CategorySlug | undefined) => void;
};

/** A category of the shop. */
export function CategorySelect({ id, label, value, onChange }: CategorySelectProps) {
  const t = useTranslations("products.import");
  const tCategory = useTranslations("catalog.category");
  return (
    <Select
      id={id}
      aria-label={label}
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
