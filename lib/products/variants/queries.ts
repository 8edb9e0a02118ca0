import "server-only";

import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";

export type ProductVariants = Awaited<ReturnType<typeof readVariants>>;
export type Variant = ProductVariants["variants"][number];

/** Returns the options of a product with its offered variants, in the seller's order; both empty without options. */
export async function readVariants(productId: number) {
  const row = await db.product.findUniqueOrThrow({
    where: { id: productId },
    select: {
      options: { select: { kind: true, name: true, values: true }, orderBy: { position: "asc" } },
      variants: {
        where: { archivedAt: null },
        select: {
          id: true,
          values: true,
          priceCents: true,
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
    variants: row.variants.map(({ priceCents, ...variant }) => ({
      ...variant,
      price: toDecimal(priceCents),
    })),
  };
}
