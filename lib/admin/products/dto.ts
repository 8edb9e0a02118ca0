import type { ModerationStatus } from "@/generated/prisma/enums";
import { toDecimal } from "@/lib/core/money";
import { CATEGORIES, type CategorySlug } from "@/lib/products/categories";

/** A row of the admin's list as stored. */
export type ProductListRow = {
  id: number;
  title: string;
  imageUrl: string;
  category: CategorySlug;
  collection: string | null;
  priceCents: number;
  stock: number;
  isActive: boolean;
  moderationStatus: ModerationStatus;
  archivedAt: Date | null;
  createdAt: Date;
  seller: { id: number; username: string };
  views: number;
  /** Hash of the content; a decision refers to it. */
  version: string;
  /** Ids of other pending moderation items about the product. */
  waiting: { revision: number | null; certificate: number | null; report: number | null };
};

/** A product in the admin's list: the price in cents and as a decimal string, times ISO 8601. */
export type ProductRow = ReturnType<typeof toProductRow>;

export function toProductRow({ category, archivedAt, createdAt, ...row }: ProductListRow) {
  return {
    ...row,
    price: toDecimal(row.priceCents),
    categorySlug: category,
    category: CATEGORIES[category],
    isArchived: archivedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
