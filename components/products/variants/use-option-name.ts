"use client";

import { useTranslations } from "next-intl";

import type { ProductOption } from "@/lib/products/variants/rules";

/** Returns a function for the label of an option: translated for the known kinds, the seller's name for another one. */
export function useOptionName() {
  const t = useTranslations("catalog.option");
  return ({ kind, name }: Pick<ProductOption, "kind" | "name">) =>
    kind === "other" ? name : t(kind);
}
