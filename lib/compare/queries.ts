import "server-only";

import type { DeliveryWindow } from "@/lib/delivery/estimate-rules";
import { estimateArrivals, HOME } from "@/lib/delivery/queries";
import type { Language } from "@/lib/i18n/routing";
import { listProductsByIds } from "@/lib/products/queries/products";
import type { LocalizedProduct } from "@/lib/products/translatable-fields";
import { listSizes } from "@/lib/products/variants/queries";

/**
 * A product of a comparison with its sizes to choose from, in the seller's order, empty without a choice, and its arrival
 * in the United States.
 */
export type ComparedProduct = LocalizedProduct & { sizes: string[]; arrives: DeliveryWindow };

/** Returns the public products among `ids`, in that order and in one language. */
export async function listCompared(ids: number[], locale: Language): Promise<ComparedProduct[]> {
  const products = await listProductsByIds(ids, locale);
  const withOptions = products.filter(({ hasVariants }) => hasVariants).map(({ id }) => id);
  const [sizes, arrivalOf] = await Promise.all([
    listSizes(withOptions),
    estimateArrivals(HOME, products),
  ]);
  return products.map((product) => ({
    ...product,
    sizes: sizes.get(product.id) ?? [],
    arrives: arrivalOf(product),
  }));
}
