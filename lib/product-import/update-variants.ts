import "server-only";

import type { Tx } from "@/lib/db/client";
import type { LockedProduct } from "@/lib/products/lock-product";
import type { ProductContent } from "@/lib/products/revision-content";
import { readEditedContent } from "@/lib/products/service/apply-content";
import type { ProductOption } from "@/lib/products/variants/rules";
import { setOffers } from "@/lib/products/variants/service/set-offers";
import { alignOptions, alignValues, matchVariants } from "./match-variants";
import { type MatchedVariant, mergeStructure } from "./merge-structure";
import type { ProductChanges } from "./parse-record";
import { RowProblem } from "./row-problem";

type RowStructure = Pick<ProductChanges, "imageUrl" | "images"> & {
  options: ProductOption[];
  variants: NonNullable<ProductChanges["variants"]>;
};

const liveSelect = {
  options: { select: { kind: true, name: true, values: true }, orderBy: { position: "asc" } },
  variants: { where: { archivedAt: null }, orderBy: { position: "asc" } },
} as const;

/**
 * Sets price, stock and codes of the variants in the rows of a locked product; empty cells and missing variants change
 * nothing. Returns the changed offers before and after, whether a code changed, and the structure to apply as content.
 * @throws RowProblem no options, or other ones; see `mergeStructure`
 * @throws DomainError conflict (buyers hold more than is to be left, or another price during a sale)
 */
export async function updateVariants(tx: Tx, product: LockedProduct, structure: RowStructure) {
  if (!product.hasVariants)
    throw new RowProblem({ column: "option1Value", key: "importNoOptions" });
  const where = { id: product.id };
  const live = await tx.product.findUniqueOrThrow({ where, select: liveSelect });
  const content = await readEditedContent(tx, product.id);
  const options = withValuesOf(live.options, content.options);
  const order = alignOptions(options, structure.options);
  const variants = structure.variants.map((variant) => ({
    ...variant,
    values: alignValues(variant.values, options, order),
  }));
  const matches = matchVariants(live.variants, variants);
  const rows = variants.map((variant, index) => ({ ...variant, live: matches[index] ?? null }));
  const offers = rows.flatMap(({ live: row, ...variant }) => (row ? [toOffer(row, variant)] : []));
  const isCodeChanged = offers.some(({ isCodeChanged: isChanged }) => isChanged);
  const { before, after } = await setOffers(
    tx,
    product,
    offers.map(({ offer }) => offer),
  );
  return {
    offers: after.length > 0 ? { before: { variants: before }, after: { variants: after } } : null,
    isCodeChanged,
    structure: structureOf(content, { rows, options, images: structure }),
  };
}

/** Values that only a pending revision has are known too. */
const withValuesOf = (options: ProductOption[], editedOptions: ProductOption[]) =>
  options.map((option) => {
    const values = editedOptions.find(({ name }) => name === option.name)?.values ?? [];
    return { ...option, values: [...new Set([...option.values, ...values])] };
  });

type Row = {
  id: number;
  values: string[];
  priceCents: number;
  /** During a sale. */
  regularPriceCents: number | null;
  stock: number;
  sku: string | null;
  barcode: string | null;
  weightGrams: number | null;
};

/** @throws RowProblem another price than the row expects */
function toOffer(row: Row, variant: RowStructure["variants"][number]) {
  const regularCents = row.regularPriceCents ?? row.priceCents;
  if (variant.expectedPrice !== undefined && variant.expectedPrice !== regularCents) {
    throw new RowProblem({ column: "price", key: "importPriceChanged" });
  }
  const { stock = row.stock, expectedStock } = variant;
  // The regular price during a sale is no change of it.
  const isNewPrice = variant.price !== undefined && variant.price !== regularCents;
  const price = isNewPrice ? variant.price : row.priceCents;
  const { sku = row.sku, barcode = row.barcode, weightGrams = row.weightGrams } = variant;
  return {
    offer: {
      ...{ id: row.id, values: row.values, price: price ?? row.priceCents, stock },
      ...{ sku, barcode, weightGrams },
      ...(expectedStock === undefined ? {} : { expectedStock }),
    },
    isCodeChanged: sku !== row.sku || barcode !== row.barcode || weightGrams !== row.weightGrams,
  };
}

type StructureRows = {
  rows: MatchedVariant[];
  options: ProductOption[];
  images: Pick<RowStructure, "imageUrl" | "images">;
};

/** @throws RowProblem a new combination while a pending revision has other options */
function structureOf(content: ProductContent, { rows, options, images }: StructureRows) {
  const namesOf = (options: ProductOption[]) => JSON.stringify(options.map(({ name }) => name));
  if (namesOf(content.options) !== namesOf(options)) {
    if (rows.every(({ live }) => live)) return null;
    throw new RowProblem({ column: "option1Name", key: "importOptionsDiffer" });
  }
  const { imageUrl = content.imageUrl, images: others = content.images } = images;
  return mergeStructure({ ...content, imageUrl, images: others }, rows);
}
