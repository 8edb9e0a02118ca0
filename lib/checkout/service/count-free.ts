import "server-only";

import { type ItemId, itemKey } from "@/lib/cart/rules";
import { db } from "@/lib/db/client";

const select = { id: true, stock: true, reserved: true } as const;

/** Returns the units that no checkout holds, by item key; no entry for an unknown item. */
export async function countFree(items: ItemId[]): Promise<Map<string, number>> {
  const [products, variants] = await Promise.all([
    db.product.findMany({
      where: { id: { in: items.map(({ productId }) => productId) } },
      select,
    }),
    db.productVariant.findMany({
      where: { id: { in: items.flatMap(({ variantId }) => variantId ?? []) } },
      select: { ...select, productId: true },
    }),
  ]);
  return new Map([
    ...products.map((row) => [itemKey({ productId: row.id }), row.stock - row.reserved] as const),
    ...variants.map(
      ({ id: variantId, productId, stock, reserved }) =>
        [itemKey({ productId, variantId }), stock - reserved] as const,
    ),
  ]);
}
