import "server-only";

import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";

export type ProductVariants = Awaited<ReturnType<typeof readVariants>>;
export type Variant = ProductVariants["variants"][number];

/** Returns the options of a product with its offered variants, in the seller's order; both empty without options. */
async function readVariants(productId: number) {
  const row = await db.product.findUniqueOrThrow({
    where: { id: productId },
    select: {
      sale: { select: { wasSince: true } },
      options: { select: { kind: true, name: true, values: true }, orderBy: { position: "asc" } },
      variants: {
        where: { archivedAt: null },
        select: {
          id: true,
          values: true,
          priceCents: true,
          regularPriceCents: true,
          stock: true,
          sku: true,
          imageUrl: true,
        },
        orderBy: { position: "asc" },
      },
    },
  });
  return {
    options: row.options,
    variants: row.variants.map(({ priceCents, regularPriceCents, ...variant }) => ({
      ...variant,
      price: toDecimal(priceCents),
      // Missing rather than null, to keep the page small.
      ...(row.sale?.wasSince && regularPriceCents !== null
        ? { wasPrice: toDecimal(regularPriceCents) }
        : {}),
    })),
  };
}

/** Adds options and variants to a product that has them. */
export async function addVariants<T extends { id: number; hasVariants: boolean }>(
  product: T,
): Promise<T & Partial<ProductVariants>> {
  return product.hasVariants ? { ...product, ...(await readVariants(product.id)) } : product;
}

/** Returns the sizes to choose from by the id of their product, in the seller's order. */
export async function listSizes(productIds: number[]): Promise<Map<number, string[]>> {
  if (productIds.length === 0) return new Map();
  const options = await db.productOption.findMany({
    where: { productId: { in: productIds }, kind: "size" },
    select: { productId: true, values: true },
  });
  return new Map(options.map(({ productId, values }) => [productId, values]));
}
