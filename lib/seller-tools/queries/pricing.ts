import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { FIRST_PAGE, type Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { bulkUpdateSelect, toBulkUpdate } from "@/lib/seller-tools/dto";

/**
 * Returns the viewer's price updates, latest first (GET /api/seller-tools/bulk-updates).
 * @throws DomainError forbidden
 */
export async function listBulkUpdates(viewer: Viewer, { limit, offset }: Pagination = FIRST_PAGE) {
  const where = { sellerId: requireSeller(viewer).id };
  const [rows, total] = await Promise.all([
    db.bulkUpdate.findMany({
      where,
      select: bulkUpdateSelect,
      orderBy: { id: "desc" },
      take: limit,
      skip: offset,
    }),
    db.bulkUpdate.count({ where }),
  ]);
  return { rows: rows.map(toBulkUpdate), total };
}
