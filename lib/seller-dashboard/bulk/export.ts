import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toCsv } from "@/lib/core/csv";
import { DomainError } from "@/lib/core/errors";
import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { optionNameOf } from "@/lib/product-import/option-names";
import {
  EXPORTED_COLUMNS,
  type ImportField,
  OPTION_COLUMNS,
  VARIANT_COLUMNS,
} from "@/lib/product-import/rules";
import type { ProductFacts } from "@/lib/products/facts/rules";
import { CSV_COLUMNS, CSV_FACTS } from "@/lib/products/rules";
import { myProductsWhere } from "@/lib/seller-dashboard/queries/product-list";
import type { ProductFilterChoice } from "@/lib/seller-dashboard/schema";
import { MAX_BULK } from "./rules";

/** Maximum variants of one file. */
const MAX_ROWS = 20_000;

const include = {
  sale: { select: { regularCents: true } },
  options: { orderBy: { position: "asc" } },
  variants: { where: { archivedAt: null }, orderBy: { position: "asc" } },
} as const satisfies Prisma.ProductInclude;

type Row = Prisma.ProductGetPayload<{ include: typeof include }>;
type Cells = Partial<Record<ImportField, unknown>>;

/**
 * Returns the products that match a filter as CSV with the columns of an import, so that the file can be edited and
 * imported again. The price is the regular one, also during a sale. A product with options has one row per variant; without
 * such a product the file has no columns for variants.
 * @throws DomainError forbidden, conflict (too many variants)
 */
export async function exportProducts(viewer: Viewer, { filter }: { filter: ProductFilterChoice }) {
  const seller = requireSeller(viewer);
  const where = myProductsWhere(seller.id, filter);
  if ((await db.productVariant.count({ where: { archivedAt: null, product: where } })) > MAX_ROWS) {
    throw new DomainError("conflict", "exportTooLarge", { count: MAX_ROWS });
  }
  const rows = await db.product.findMany({
    where,
    include,
    orderBy: { id: "asc" },
    take: MAX_BULK,
  });
  const hasOptions = rows.some(({ options }) => options.length > 0);
  const optionColumns = hasOptions ? VARIANT_COLUMNS : [];
  const columns = [...CSV_COLUMNS, ...optionColumns, ...EXPORTED_COLUMNS];
  const lines = rows.flatMap(toLines).map((cells) => columns.map((field) => toCell(cells[field])));
  return { csv: `\uFEFF${toCsv([[...columns], ...lines])}` };
}

function toLines(row: Row): Cells[] {
  const { options, variants } = row;
  const product = productCells(row);
  if (options.length === 0) return [product];
  return variants.map(({ priceCents, regularPriceCents, stock, values, ...variant }, index) => ({
    ...(index === 0 ? product : {}),
    ...offerCells(regularPriceCents ?? priceCents, stock),
    productGroup: String(row.id),
    ...optionCells(options, values),
    variantSku: variant.sku,
    variantBarcode: variant.barcode,
    variantWeightGrams: variant.weightGrams,
    variantImage: variant.imageUrl,
  }));
}

/** Price and stock of a row, twice: an import compares the second ones with the shop. */
function offerCells(regularCents: number, stock: number): Cells {
  const price = toDecimal(regularCents);
  return { price, stock, exportedPrice: price, exportedStock: stock };
}

function productCells({ priceCents, sale, images, facts, ...row }: Row): Cells {
  // Safe: only facts that the schema accepted are written.
  const productFacts = facts as ProductFacts;
  return {
    ...row,
    ...Object.fromEntries(CSV_FACTS.map((key) => [key, productFacts[key]])),
    ...offerCells(sale?.regularCents ?? priceCents, row.stock),
    images: images.join(" | "),
    allergens: productFacts.allergens && (productFacts.allergens.join(" | ") || "none"),
  };
}

function optionCells(options: Row["options"], values: string[]): Cells {
  return Object.fromEntries(
    Object.values(OPTION_COLUMNS).flatMap(({ name, value }, index) => {
      const option = options[index];
      return option
        ? [
            [name, optionNameOf(option)],
            [value, values[index]],
          ]
        : [];
    }),
  );
}

function toCell(value: unknown): string | number | null {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? value : null;
}
