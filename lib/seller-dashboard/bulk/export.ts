import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toCsv } from "@/lib/core/csv";
import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { ProductFacts } from "@/lib/products/facts/rules";
import { IMPORT_FIELDS } from "@/lib/products/import/rules";
import { CSV_FACTS } from "@/lib/products/rules";
import { ownProductsWhere } from "@/lib/seller-dashboard/queries/product-list";
import type { ProductFilterChoice } from "@/lib/seller-dashboard/schema";
import { MAX_BULK } from "./rules";

/**
 * Returns the products that match a filter as CSV with the columns of an import, so that the file can be edited and
 * imported again. Products with options have their lowest price and summed stock.
 * @throws DomainError unauthenticated, forbidden
 */
export async function exportProducts(
  viewer: Viewer | null,
  { filter }: { filter: ProductFilterChoice },
) {
  const seller = requireSeller(viewer);
  const rows = await db.product.findMany({
    where: ownProductsWhere(seller.id, filter),
    orderBy: { id: "asc" },
    take: MAX_BULK,
  });
  const lines = rows.map(({ priceCents, images, facts, ...row }) => {
    const stated = facts as ProductFacts;
    const cells: Record<string, unknown> = {
      ...row,
      ...Object.fromEntries(CSV_FACTS.map((key) => [key, stated[key]])),
      price: toDecimal(priceCents),
      images: images.join(" | "),
      allergens: stated.allergens && (stated.allergens.join(" | ") || "none"),
    };
    return IMPORT_FIELDS.map((field) => toCell(cells[field]));
  });
  return { csv: `\uFEFF${toCsv([[...IMPORT_FIELDS], ...lines])}` };
}

function toCell(value: unknown): string | number | null {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? value : null;
}
