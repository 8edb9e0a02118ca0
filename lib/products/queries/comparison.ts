import "server-only";

import type { Language } from "@/lib/i18n/routing";
import type { LocalizedProduct } from "@/lib/products/translatable-fields";
import { listSizes } from "@/lib/products/variants/queries";
import { listProductsByIds } from "./catalog";

/** A product of a comparison with its sizes to choose from, in the seller's order; empty without a choice. */
export type ComparedProduct = LocalizedProduct & { sizes: string[] };

/** Returns the public products among `ids`, in that order and in one language. */
export async function listCompared(ids: number[], locale: Language): Promise<ComparedProduct[]> {
  const products = await listProductsByIds(ids, locale);
  const withOptions = products.filter(({ hasVariants }) => hasVariants).map(({ id }) => id);
  const sizes = await listSizes(withOptions);
  return products.map((product) => ({ ...product, sizes: sizes.get(product.id) ?? [] }));
}
