import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { ProductFacts } from "@/lib/products/facts/rules";
import { termColumnsOf } from "@/lib/products/filters/rules";
import { endSale } from "@/lib/products/sales/price-changes";
import { salePriceOf } from "@/lib/products/sales/rules";
import { type VariantContent, variantFinder } from "@/lib/products/variants/content-rules";
import type { ProductOption } from "@/lib/products/variants/rules";

type Structure = { options: ProductOption[]; variants: VariantContent[] };
type Row = { id: number; values: string[]; stock: number; reserved: number };

/**
 * Replaces the options and variants of a product: existing variants keep price and stock, new ones are inserted, and
 * missing ones are deleted, or archived with the units that open checkouts hold.
 * @throws DomainError conflict (open checkouts hold units of a product that gets its first options)
 */
export async function writeStructure(tx: Tx, productId: number, { options, variants }: Structure) {
  await tx.$queryRaw`SELECT FROM products WHERE id = ${productId} FOR UPDATE`;
  const live = await tx.productVariant.findMany({
    where: { productId, archivedAt: null },
    select: { id: true, values: true, stock: true, reserved: true },
  });
  if (live.length === 0 && variants.length === 0) return;
  // A sale keeps the regular price of the product, or those of its variants.
  if (live.length === 0 || variants.length === 0) await endSale(tx, productId);
  if (live.length === 0) await clearPlainStock(tx, productId);

  const find = variantFinder(live);
  const placedVariants = variants.map((variant, index) => ({
    ...variant,
    position: index + 1,
    row: find(variant),
  }));
  const existingIds = new Set(placedVariants.flatMap(({ row }) => row?.id ?? []));
  const freedUnits = await remove(
    tx,
    productId,
    live.filter(({ id }) => !existingIds.has(id)),
  );
  await arrange(tx, placedVariants);
  await insert(
    tx,
    productId,
    placedVariants.filter(({ row }) => !row),
  );
  if (variants.length === 0) await addPlainStock(tx, productId, freedUnits);
  await tx.product.update({
    where: { id: productId },
    data: termColumnsOf({ options, variants, facts: await readFacts(tx, productId) }),
  });
  await tx.productOption.deleteMany({ where: { productId } });
  await tx.productOption.createMany({
    data: options.map((option, index) => ({ ...option, productId, position: index + 1 })),
  });
}

async function readFacts(tx: Tx, id: number) {
  const { facts } = await tx.product.findUniqueOrThrow({ where: { id }, select: { facts: true } });
  // Safe: only facts that the schema accepted are written.
  return facts as ProductFacts;
}

/** Takes the stock of a product without options out: its first variants bring their own. */
async function clearPlainStock(tx: Tx, productId: number) {
  const product = await tx.product.findUniqueOrThrow({
    where: { id: productId },
    select: { stock: true, reserved: true },
  });
  const archived = await tx.productVariant.aggregate({
    where: { productId },
    _sum: { stock: true, reserved: true },
  });
  const reservedUnits = product.reserved - (archived._sum.reserved ?? 0);
  if (reservedUnits > 0) throw new DomainError("conflict", "optionsHeld", { count: reservedUnits });
  await addPlainStock(tx, productId, (archived._sum.stock ?? 0) - product.stock);
}

async function addPlainStock(tx: Tx, productId: number, delta: number) {
  if (delta === 0) return;
  await tx.product.update({ where: { id: productId }, data: { stock: { increment: delta } } });
  await tx.stockMovement.create({ data: { productId, reason: "adjustment", delta } });
}

/**
 * Removes variants and returns the units that they had for sale. Ordered ones are archived, and the others deleted, so
 * that repeated edits leave no rows behind. A trigger takes their units out of the product's stock.
 */
async function remove(tx: Tx, productId: number, rows: Row[]) {
  if (rows.length === 0) return 0;
  const orderedLines = await tx.orderLine.findMany({
    where: { variantId: { in: rows.map(({ id }) => id) } },
    select: { variantId: true },
    distinct: ["variantId"],
  });
  const orderedIds = new Set(orderedLines.map(({ variantId }) => variantId));
  const unorderedRows = rows.filter(({ id }) => !orderedIds.has(id));
  const variantId = { in: unorderedRows.map(({ id }) => id) };
  await tx.stockMovement.deleteMany({ where: { variantId } });
  await tx.productVariant.deleteMany({ where: { id: variantId } });
  const deletedUnits = unorderedRows.reduce((sum, { stock }) => sum + stock, 0);
  return (
    deletedUnits +
    (await archive(
      tx,
      productId,
      rows.filter(({ id }) => orderedIds.has(id)),
    ))
  );
}

async function archive(tx: Tx, productId: number, rows: Row[]) {
  await tx.$executeRaw`
    UPDATE product_variants SET archived_at = now(), stock = reserved, updated_at = now()
    WHERE id = ANY(${rows.map(({ id }) => id)}::int[])`;
  const remainingUnits = rows.map((row) => ({ id: row.id, units: row.stock - row.reserved }));
  await tx.stockMovement.createMany({
    data: remainingUnits
      .filter(({ units }) => units > 0)
      .map(({ id, units }) => ({
        productId,
        variantId: id,
        reason: "adjustment" as const,
        delta: -units,
      })),
  });
  return remainingUnits.reduce((sum, { units }) => sum + units, 0);
}

type PlacedVariant = VariantContent & { position: number; row: Row | undefined };

/** Sets position, values and image of existing variants. */
async function arrange(tx: Tx, placedVariants: PlacedVariant[]) {
  const rows = placedVariants.flatMap(({ row, position, values, imageUrl }) =>
    row ? { id: row.id, position, values, imageUrl } : [],
  );
  if (rows.length === 0) return;
  const json = JSON.stringify(rows);
  // Values may move between variants, and a unique index compares them row by row.
  await tx.$executeRaw`
    UPDATE product_variants v SET "values" = ARRAY['#' || v.id]
    FROM jsonb_to_recordset(${json}::jsonb) AS n(id int, "values" text[])
    WHERE v.id = n.id AND v."values" <> n."values"`;
  await tx.$executeRaw`
    UPDATE product_variants v SET position = n.position, "values" = n."values", image_url = n."imageUrl",
      updated_at = now()
    FROM jsonb_to_recordset(${json}::jsonb) AS n(id int, position int, "values" text[], "imageUrl" text)
    WHERE v.id = n.id
      AND (v.position, v."values", v.image_url) IS DISTINCT FROM (n.position, n."values", n."imageUrl")`;
}

async function insert(tx: Tx, productId: number, placedVariants: PlacedVariant[]) {
  if (placedVariants.length === 0) return;
  const { priceCents: chargedCents, sale } = await tx.product.findUniqueOrThrow({
    where: { id: productId },
    select: { priceCents: true, sale: { select: { percent: true, regularCents: true } } },
  });
  const usual = sale?.regularCents ?? chargedCents;
  const rows = await tx.productVariant.createManyAndReturn({
    data: placedVariants.map(({ position, values, imageUrl, created }) => {
      // An existing variant of a revision can have been removed since.
      const { priceCents, ...offer } = created ?? { priceCents: usual, stock: 0 };
      return {
        productId,
        position,
        values,
        imageUrl,
        ...offer,
        ...(sale
          ? { regularPriceCents: priceCents, priceCents: salePriceOf(priceCents, sale.percent) }
          : { priceCents }),
      };
    }),
    select: { id: true, stock: true },
  });
  await tx.stockMovement.createMany({
    data: rows.map(({ id, stock }) => ({
      productId,
      variantId: id,
      reason: "initial",
      delta: stock,
    })),
  });
}
