import type { Prisma } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";
import { CATEGORIES } from "@/lib/products/categories";

const productSelect = {
  id: true,
  title: true,
  imageUrl: true,
  priceCents: true,
  category: true,
  stock: true,
  isActive: true,
  moderationStatus: true,
  archivedAt: true,
} satisfies Prisma.ProductSelect;

type ProductRow = Prisma.ProductGetPayload<{ select: typeof productSelect }>;

/** A product in the buyer's tools: `price` in dollars; `isActive` is false if it can no longer be bought. */
function toProduct({ priceCents, category, moderationStatus, archivedAt, ...row }: ProductRow) {
  return {
    ...row,
    price: toDecimal(priceCents),
    category: CATEGORIES[category],
    isActive: row.isActive && moderationStatus === "approved" && archivedAt === null,
  };
}
export type ToolProduct = ReturnType<typeof toProduct>;

export const alertSelect = {
  id: true,
  targetCents: true,
  method: true,
  product: { select: productSelect },
} satisfies Prisma.PriceAlertSelect;

/** A price tracking item (specification C, section 3); prices are decimal strings of dollars. */
export function toAlert(row: Prisma.PriceAlertGetPayload<{ select: typeof alertSelect }>) {
  return {
    id: row.id,
    product: toProduct(row.product),
    currentPrice: toDecimal(row.product.priceCents),
    targetPrice: toDecimal(row.targetCents),
    alertType: row.method,
  };
}
export type PriceAlertItem = ReturnType<typeof toAlert>;

export const smartWishlistItemSelect = {
  id: true,
  priority: true,
  notes: true,
  product: { select: productSelect },
} satisfies Prisma.SmartWishSelect;

/** An item of the smart wishlist. */
export function toSmartWishlistItem({
  product,
  ...row
}: Prisma.SmartWishGetPayload<{ select: typeof smartWishlistItemSelect }>) {
  return { ...row, product: toProduct(product) };
}
export type SmartWishlistItem = ReturnType<typeof toSmartWishlistItem>;

export const comparisonSelect = {
  id: true,
  name: true,
  description: true,
  isPublic: true,
  items: { select: { id: true, product: { select: productSelect } }, orderBy: { position: "asc" } },
} satisfies Prisma.ComparisonListSelect;

/** A comparison list with its products in their order. */
export function toComparison({
  items,
  ...row
}: Prisma.ComparisonListGetPayload<{ select: typeof comparisonSelect }>) {
  return { ...row, items: items.map(({ id, product }) => ({ id, product: toProduct(product) })) };
}
export type Comparison = ReturnType<typeof toComparison>;
