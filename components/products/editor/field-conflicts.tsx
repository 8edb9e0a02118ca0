"use client";

import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import { variantTitleOf } from "@/lib/products/variants/rules";
import type { FieldConflict } from "./merge-values";

/** Message keys below `products` with the labels of the fields. */
const LABELS = {
  title: "form.title",
  description: "form.description",
  category: "form.category",
  locale: "form.locale",
  price: "form.price",
  stock: "form.stock",
  pictures: "form.images",
  isActive: "form.active",
  returnPolicy: "form.returns.label",
  options: "variants.title",
  sku: "variants.skuLabel",
  imageUrl: "variants.imageLabel",
  isOffered: "variants.offeredLabel",
  facts: "facts.title",
  details: "details.title",
} as const;

type LabelKey = (typeof LABELS)[keyof typeof LABELS] | "story.title";

function labelKeyOf(name: FieldConflict["name"]): LabelKey {
  return name in LABELS ? LABELS[name as keyof typeof LABELS] : "story.title";
}

/** Lists the fields that were edited here and changed elsewhere since. */
export function FieldConflicts({ conflicts }: { conflicts: FieldConflict[] }) {
  const t = useTranslations("products");
  if (conflicts.length === 0) return null;
  return (
    <Banner tone="warning" title={t("conflicts.title")} className="mb-6">
      <ul className="grid gap-1">
        {conflicts.map((conflict) => (
          <li key={JSON.stringify([conflict.name, conflict.variant])} className="wrap-anywhere">
            <ConflictText conflict={conflict} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function ConflictText({ conflict: { name, variant, values } }: { conflict: FieldConflict }) {
  const t = useTranslations("products");
  if (name === "stock" && !variant && values) {
    return t("form.stockMoved", { fresh: values.current, typed: values.entered });
  }
  const label = t(labelKeyOf(name));
  const field = variant
    ? t("conflicts.ofVariant", { field: label, variant: variantTitleOf(variant) })
    : label;
  return values ? t("conflicts.values", { field, ...values }) : t("conflicts.field", { field });
}
