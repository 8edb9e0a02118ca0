import { fallbackOf } from "@/components/products/category-pattern";
import { imageProps } from "@/components/ui/image-props";
import { addDays, businessDate } from "@/lib/core/business-calendar";
import { toDecimal } from "@/lib/core/money";
import type { SellerProduct } from "@/lib/seller-dashboard/queries/product-list";

export type TableRow = ReturnType<typeof toTableRow>;

/** Returns the fields that the table shows. */
export function toTableRow(product: SellerProduct) {
  const { id, title, sku, stock, soldCount, hasVariants, maxPriceCents, isActive } = product;
  return {
    id,
    title,
    sku,
    stock,
    soldCount,
    hasVariants,
    isActive,
    price: toDecimal(product.priceCents),
    maxPrice: maxPriceCents === null ? null : toDecimal(maxPriceCents),
    sale: saleOf(product),
    editedAt: product.updatedAt.toISOString(),
    state: stateOf(product),
    note: noteOf(product),
    fallback: fallbackOf(product),
    image: imageProps({
      src: product.imageUrl,
      alt: "",
      width: 56,
      sizes: "56px",
      isPriority: false,
    }),
  };
}

/** The sale that runs or is planned; days as "2026-11-30". */
function saleOf({ saleId, openSale }: SellerProduct) {
  if (!openSale) return null;
  const { percent, regularCents, startsAt, endsAt } = openSale;
  return {
    percent,
    isRunning: saleId !== null,
    firstDay: businessDate(startsAt),
    lastDay: addDays(businessDate(endsAt), -1),
    regularPrice: regularCents === null ? null : toDecimal(regularCents),
  };
}

/** The admin's reason for a rejection. */
function noteOf({ moderationStatus, moderationNote, change }: SellerProduct) {
  if (moderationStatus === "rejected") return moderationNote;
  return change?.status === "rejected" ? change.note : null;
}

export type RowState =
  | "approved"
  | "changePending"
  | "changeRejected"
  | "hidden"
  | "inactive"
  | "pending"
  | "rejected";

/** The state that needs attention first. */
function stateOf({ moderationStatus, hiddenAt, change, isActive }: SellerProduct): RowState {
  if (hiddenAt) return "hidden";
  if (moderationStatus !== "approved") return moderationStatus;
  if (change?.status === "pending") return "changePending";
  if (change?.status === "rejected") return "changeRejected";
  return isActive ? "approved" : "inactive";
}
