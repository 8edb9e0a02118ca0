import "server-only";

import { isDeepStrictEqual } from "node:util";

import type { Tx } from "@/lib/db/client";
import { detailSelect } from "@/lib/products/dto";
import type { ProductDetails } from "@/lib/products/facts/schema";
import type { ProductContent } from "@/lib/products/revision-content";
import { readEditedContent } from "@/lib/products/service/apply-content";

/** Fields of a product that an import can update. Prices are the regular ones in cents. */
export type ProductState = {
  priceCents: number;
  stock: number;
  isActive: boolean;
  details: ProductDetails;
  content: ProductContent;
  variants: VariantState[];
};

export type VariantState = {
  id: number;
  values: string[];
  priceCents: number;
  stock: number;
  sku: string | null;
  barcode: string | null;
  weightGrams: number | null;
};

/** A product before and after an import updated it. */
export type UpdateRecord = { before: ProductState; after: ProductState };

/** Returns the fields of a locked product that an import can update. */
export async function readProductState(tx: Tx, id: number): Promise<ProductState> {
  const { sale, variants, priceCents, ...row } = await tx.product.findUniqueOrThrow({
    where: { id },
    select: {
      priceCents: true,
      stock: true,
      isActive: true,
      hiddenAt: true,
      activeWhenVisible: true,
      ...detailSelect,
      sale: { select: { regularCents: true } },
      variants: {
        where: { archivedAt: null },
        select: {
          id: true,
          values: true,
          priceCents: true,
          regularPriceCents: true,
          stock: true,
          sku: true,
          barcode: true,
          weightGrams: true,
        },
        orderBy: { position: "asc" },
      },
    },
  });
  const { stock, isActive, hiddenAt, activeWhenVisible, ...details } = row;
  return {
    priceCents: sale?.regularCents ?? priceCents,
    stock,
    isActive: hiddenAt ? activeWhenVisible : isActive,
    details: details as ProductDetails, // Safe: only values that the schema accepted are written.
    content: await readEditedContent(tx, id),
    variants: variants.map(({ regularPriceCents, ...variant }) => ({
      ...variant,
      priceCents: regularPriceCents ?? variant.priceCents,
    })),
  };
}

/** Returns the fields of `before` that an update changed and that still have the value it set. */
export function revertible<T extends object>({ before, after }: { before: T; after: T }, now: T) {
  const keys = Object.keys(before) as (keyof T)[];
  const entries = keys.filter(
    (key) => !isDeepStrictEqual(before[key], after[key]) && isDeepStrictEqual(now[key], after[key]),
  );
  return Object.fromEntries(entries.map((key) => [key, before[key]])) as Partial<T>;
}
