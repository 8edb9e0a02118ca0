import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { productSearchSchema } from "@/lib/moderation/schema";
import { listForExport } from "./queries";

const COLUMNS = [
  "id",
  "title",
  "seller",
  "category",
  "price",
  "stock",
  "status",
  "isActive",
  "isArchived",
  "views",
  "createdAt",
];

/** The filtered products as rows of a file. @throws DomainError forbidden */
export async function exportProducts(viewer: Viewer, search: URLSearchParams) {
  const products = await listForExport(
    viewer,
    productSearchSchema.parse(Object.fromEntries(search)),
  );
  return [
    COLUMNS,
    ...products.map((product) => [
      product.id,
      product.title,
      product.seller.username,
      product.category,
      product.price,
      product.stock,
      product.moderationStatus,
      String(product.isActive),
      String(product.isArchived),
      product.views,
      product.createdAt,
    ]),
  ];
}
