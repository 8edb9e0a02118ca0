"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import type { FieldProblem } from "@/components/forms/field-error";
import { ProductPicker } from "./product-picker";
import { type Picked, SelectedProduct } from "./selected-product";

type ProductFieldProps = {
  /** Fixed: the row belongs to it. */
  fixed: Picked | undefined;
  error: FieldProblem;
  /** 0 after the selection is cleared. */
  onChange: (id: number) => void;
};

/** The product of a form. */
export function ProductField({ fixed, error, onChange }: ProductFieldProps) {
  const t = useTranslations("buyerTools.picker");
  const [selectedProduct, setSelectedProduct] = useState<Picked | null>(null);

  function pick(product: Picked | null) {
    setSelectedProduct(product);
    onChange(product?.id ?? 0);
  }

  if (fixed) return <SelectedProduct product={fixed} />;
  if (selectedProduct)
    return <SelectedProduct product={selectedProduct} onRemove={() => pick(null)} />;
  return (
    <ProductPicker label={t("product")} hint={t("hint")} error={error} without={[]} onPick={pick} />
  );
}
