import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedProduct } from "@/lib/products/lock-product";
import { editedPrice } from "@/lib/products/offers/edited-price";
import { listEndedPercents } from "@/lib/products/sales/price-changes";
import { variantFinder } from "@/lib/products/variants/content-rules";
import { variantTitleOf } from "@/lib/products/variants/rules";

type OfferInput = {
  id?: number;
  values: string[];
  price: number;
  /** Regular price that the form showed, in cents. */
  expectedPrice?: number;
  stock: number;
  expectedStock?: number;
  sku?: string | null;
  barcode?: string | null;
  weightGrams?: number | null;
};

/** A changed regular price or stock, for the audit log. Cents. */
export type OfferChange = { id: number; priceCents: number; stock: number };

/**
 * Sets price, stock and codes of the product's existing variants among `given`; the transaction has locked the product.
 * An unchanged price or stock of the form is ignored and an outdated one refused. Returns the changed variants before and
 * after.
 * @throws DomainError conflict (an outdated price or stock, or another price during a sale)
 */
export async function setOffers(
  tx: Tx,
  { id: productId, saleId }: Pick<LockedProduct, "id" | "saleId">,
  offers: OfferInput[],
) {
  const rows = await tx.productVariant.findMany({ where: { productId, archivedAt: null } });
  const endedPercents = await listEndedPercents(tx, productId);
  const find = variantFinder(rows);
  const changes = offers.flatMap((offer) => {
    const row = find(offer);
    if (!row) return [];
    const stock = stockOf(row, offer);
    const regularCents = row.regularPriceCents ?? row.priceCents;
    const editedCents = editedPrice(
      {
        regularCents,
        chargedCents: row.priceCents,
        isOnSale: saleId !== null,
        endedPercents,
        title: variantTitleOf(row.values),
      },
      offer,
    );
    const priceCents = editedCents === regularCents ? row.priceCents : editedCents;
    const { sku = row.sku, barcode = row.barcode, weightGrams = row.weightGrams } = offer;
    return [{ row, next: { id: row.id, priceCents, stock, sku, barcode, weightGrams } }];
  });
  await tx.$executeRaw`
    UPDATE product_variants v SET price_cents = n."priceCents", stock = n.stock, sku = n.sku, barcode = n.barcode,
      weight_grams = n."weightGrams", updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(changes.map(({ next }) => next))}::jsonb)
      AS n(id int, "priceCents" int, stock int, sku text, barcode text, "weightGrams" int)
    WHERE v.id = n.id AND (v.price_cents, v.stock, v.sku, v.barcode, v.weight_grams)
      IS DISTINCT FROM (n."priceCents", n.stock, n.sku, n.barcode, n."weightGrams")`;
  await tx.stockMovement.createMany({
    data: changes
      .filter(({ row, next }) => next.stock !== row.stock)
      .map(({ row, next }) => ({
        productId,
        variantId: row.id,
        reason: "adjustment" as const,
        delta: next.stock - row.stock,
      })),
  });
  const changedOffers = changes.filter(
    ({ row, next }) => row.stock !== next.stock || row.priceCents !== next.priceCents,
  );
  return {
    before: changedOffers.map(({ row }) => offerOf(row)),
    after: changedOffers.map(({ next }) => offerOf(next)),
  };
}

type Row = { values: string[]; stock: number; reserved: number };

/** Returns the new stock of a variant. @throws DomainError conflict */
function stockOf(row: Row, { stock, expectedStock: expected }: OfferInput): number {
  if (stock === expected || stock === row.stock) return row.stock;
  const title = variantTitleOf(row.values);
  if (expected !== undefined && expected !== row.stock) {
    throw new DomainError("conflict", "variantStockChanged", { title, count: row.stock });
  }
  if (stock < row.reserved) {
    throw new DomainError("conflict", "variantStockHeld", { title, count: row.reserved });
  }
  return stock;
}

function offerOf({ id, priceCents, stock }: OfferChange): OfferChange {
  return { id, priceCents, stock };
}
