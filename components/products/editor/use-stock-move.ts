"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import type { ProductForm } from "./product-form-types";

/** Conflict of a stale form: the current stock and the entered one. */
export type StockMove = { fresh: string; typed: string };

/** The stock that a purchase changed while the form was open. */
export function useStockMove(form: ProductForm, expectedStock: RefObject<number | null>) {
  const queries = useQueryClient();
  const [stockMove, setStockMove] = useState<StockMove | null>(null);

  /** Shows the current stock, and the entered value in a message. Returns whether it is another one. */
  async function meetStock(id: number): Promise<boolean> {
    const now = await queries
      .fetchQuery<{ stock: number }>({ queryKey: queryKeys.product(id), staleTime: 0 })
      .catch(() => null);
    if (!now || now.stock === expectedStock.current) return false;
    setStockMove({ fresh: String(now.stock), typed: form.getValues("stock") });
    expectedStock.current = now.stock;
    form.setValue("stock", String(now.stock));
    return true;
  }

  return { stockMove, meetStock };
}
