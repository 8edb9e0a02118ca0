"use client";

import { useId } from "react";

import { Checkbox } from "@/components/ui/checkbox";
import type { ProductOption } from "./product-option";

type ProductMultiSelectProps = {
  legend: string;
  productOptions: ProductOption[];
  /** Ids of the selected products. */
  selectedIds: number[];
  onChange: (ids: number[]) => void;
};

/** Selects some of the seller's products. */
export function ProductMultiSelect({
  legend,
  productOptions,
  selectedIds,
  onChange,
}: ProductMultiSelectProps) {
  const id = useId();
  if (productOptions.length === 0) return null;
  const choose = (product: number, isSelected: boolean) => {
    const rest = selectedIds.filter((id) => id !== product);
    onChange(isSelected ? [...rest, product] : rest);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <ul className="max-h-52 overflow-y-auto rounded-md border px-3">
        {productOptions.map((product) => (
          <li key={product.id} className="flex min-h-11 items-center gap-2.5">
            <Checkbox
              id={`${id}-${product.id}`}
              checked={selectedIds.includes(product.id)}
              onChange={(event) => choose(product.id, event.currentTarget.checked)}
            />
            <label
              htmlFor={`${id}-${product.id}`}
              className="min-w-0 cursor-pointer py-1.5 text-sm"
            >
              <bdi className="[overflow-wrap:anywhere]">{product.title}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
