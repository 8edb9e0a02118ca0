import type { Prisma } from "@/generated/prisma/client";
import { CATEGORIES } from "@/lib/catalog/categories";
import { toDecimal } from "@/lib/core/money";

export const rowSelect = {
  id: true,
  title: true,
  imageUrl: true,
  category: true,
  collection: true,
  priceCents: true,
  stock: true,
  isActive: true,
  moderationStatus: true,
  archivedAt: true,
  createdAt: true,
  seller: { select: { id: true, username: true } },
  viewTotal: { select: { count: true } },
  revisions: { where: { status: "pending" }, select: { id: true }, take: 1 },
  certificates: { where: { status: "pending" }, select: { id: true }, take: 1 },
} satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof rowSelect }>;

/** A product in the admin's list: the price in cents and as a decimal string, times ISO 8601. */
export type ProductRow = ReturnType<typeof toProductRow>;

/** `reportId`: the first of its open reports, null without any. */
export function toProductRow(
  { category, archivedAt, createdAt, viewTotal, revisions, certificates, ...row }: Row,
  reportId: number | null,
) {
  return {
    ...row,
    price: toDecimal(row.priceCents),
    categorySlug: category,
    category: CATEGORIES[category],
    isArchived: archivedAt !== null,
    createdAt: createdAt.toISOString(),
    views: viewTotal?.count ?? 0,
    /** What of it waits in the inbox besides itself, by id. */
    waiting: {
      revision: revisions[0]?.id ?? null,
      certificate: certificates[0]?.id ?? null,
      report: reportId,
    },
  };
}
