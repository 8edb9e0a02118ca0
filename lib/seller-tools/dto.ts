import type { Prisma } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";
import { CATEGORIES } from "@/lib/products/categories";
import { variantTitleOf } from "@/lib/products/variants/rules";
import { reorderAdvice, stockStateOf } from "./rules";

export const inventorySelect = {
  id: true,
  lowStockThreshold: true,
  product: {
    select: {
      id: true,
      title: true,
      imageUrl: true,
      stock: true,
      priceCents: true,
      variants: { where: { archivedAt: null }, select: { values: true, stock: true } },
    },
  },
} satisfies Prisma.InventoryAlertSelect;

/**
 * Returns an inventory alert (specification C, section 3) with its current state; prices are decimal strings. A product
 * runs low when one of its variants does; `lowVariants` names those.
 */
export function toInventoryAlert({
  product: { priceCents, variants, ...product },
  ...row
}: Prisma.InventoryAlertGetPayload<{ select: typeof inventorySelect }>) {
  const lowVariants = variants
    .filter(({ stock }) => stock <= row.lowStockThreshold)
    .map(({ values, stock }) => ({ title: variantTitleOf(values), stock }));
  const state = stockStateOf(product.stock, row.lowStockThreshold);
  return {
    ...row,
    product: { ...product, price: toDecimal(priceCents) },
    state: state === "in_stock" && lowVariants.length > 0 ? ("low_stock" as const) : state,
    ...(variants.length > 0 ? { lowVariants } : {}),
  };
}
export type InventoryAlertItem = ReturnType<typeof toInventoryAlert>;

export const bulkUpdateSelect = {
  id: true,
  name: true,
  category: true,
  adjustmentType: true,
  adjustmentValue: true,
  excludedIds: true,
  scheduledAt: true,
  appliedAt: true,
  undoneAt: true,
  createdAt: true,
  _count: { select: { lines: true } },
} satisfies Prisma.BulkUpdateSelect;

const iso = (date: Date | null) => date?.toISOString() ?? null;

/**
 * Returns a bulk price update. `category` is null for all products; `adjustmentValue` is a signed decimal string,
 * percent or dollars; `changedCount` is the number of changed prices; times are ISO 8601.
 */
export function toBulkUpdate(
  row: Prisma.BulkUpdateGetPayload<{ select: typeof bulkUpdateSelect }>,
) {
  return {
    id: row.id,
    name: row.name,
    category: row.category && CATEGORIES[row.category],
    adjustmentType: row.adjustmentType,
    adjustmentValue: toDecimal(row.adjustmentValue),
    excludedIds: row.excludedIds,
    scheduledDate: iso(row.scheduledAt),
    isApplied: row.appliedAt !== null,
    appliedAt: iso(row.appliedAt),
    undoneAt: iso(row.undoneAt),
    changedCount: row._count.lines,
    createdAt: row.createdAt.toISOString(),
  };
}
export type BulkUpdateItem = ReturnType<typeof toBulkUpdate>;

export const supplierSelect = {
  id: true,
  name: true,
  country: true,
  contactEmail: true,
  contactPhone: true,
  address: true,
  paymentTerms: true,
  leadTime: true,
  notes: true,
  isActive: true,
  products: {
    where: { product: { archivedAt: null } },
    select: { product: { select: { id: true, title: true, stock: true } } },
    orderBy: { productId: "asc" },
  },
} satisfies Prisma.SupplierSelect;

/** Units sold in the last 30 days by product, and the current date ("2026-11-20"). */
export type Pace = { sold: ReadonlyMap<number, number>; today: string };

/** Returns a supplier with its products, each with reorder advice; null without sales. */
export function toSupplier(
  { products, ...row }: Prisma.SupplierGetPayload<{ select: typeof supplierSelect }>,
  { sold, today }: Pace,
) {
  const { leadTime } = row;
  return {
    ...row,
    products: products.map(({ product }) => {
      const soldRecently = sold.get(product.id) ?? 0;
      const stockPace = { stock: product.stock, soldRecently, leadTime };
      return { ...product, reorder: reorderAdvice(stockPace, today) };
    }),
  };
}
export type SupplierItem = ReturnType<typeof toSupplier>;
