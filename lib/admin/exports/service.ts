import "server-only";

import { exportProducts } from "@/lib/admin/products/export";
import { exportUsers } from "@/lib/admin/users/export";
import {
  exportBestSelling,
  exportConversion,
  exportRevenue,
  exportTopViewed,
} from "@/lib/analytics/export";
import { exportAudit } from "@/lib/audit/export";
import type { Viewer } from "@/lib/auth/viewer";
import { toCsv } from "@/lib/core/csv";
import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { withDeadline } from "@/lib/core/request-context";
import { exportOrders } from "@/lib/orders/export";
import { exportMisses } from "@/lib/search/export";

type Rows = (string | number | null)[][];

/** Rows of a file by the filters of its page; the first row is the column names. */
type Export = (viewer: Viewer, search: URLSearchParams) => Promise<Rows>;

const EXPORTS: Record<string, Export> = {
  "analytics-conversion": exportConversion,
  "analytics-revenue": exportRevenue,
  "best-selling": exportBestSelling,
  "most-viewed": exportTopViewed,
  "search-misses": exportMisses,
  audit: exportAudit,
  orders: exportOrders,
  products: exportProducts,
  users: exportUsers,
};

/** An export takes longer than a page of the list. */
const TIMEOUT_MS = 30_000;

/** GET /api/admin/exports/{list}: the filtered list as CSV. @throws DomainError forbidden, notFound */
export async function exportList(
  viewer: Viewer,
  { list }: { list: string },
  search: URLSearchParams,
) {
  const run = Object.hasOwn(EXPORTS, list) ? EXPORTS[list] : undefined;
  if (!run) throw new DomainError("notFound", "listNotFound");
  const day = new Date().toISOString().slice(0, 10);
  const rows = await withDeadline(TIMEOUT_MS, () => run(viewer, search));
  return new FileResponse(`${list}-${day}.csv`, "text/csv; charset=utf-8", toCsv(rows));
}
