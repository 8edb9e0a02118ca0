import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { countMonth, listTops, sumMonth } from "@/lib/monthly-reports/queries/figures";
import { toReport } from "./dto";
import { figuresOf, hasEnded, monthBounds, REPORT_ROLES } from "./rules";
import type { GenerateInput } from "./schema";

/**
 * POST /api/reports/generate: creates the seller's report of a past month from the ledger. Repeated and concurrent
 * calls return the same row.
 * @throws DomainError forbidden (no seller), conflict (the month is not over)
 */
export async function generateReport(viewer: Viewer, { year, month }: GenerateInput) {
  if (!REPORT_ROLES.includes(viewer.role)) throw new DomainError("forbidden", "reportsDenied");
  if (!hasEnded(year, month, await databaseNow()))
    throw new DomainError("conflict", "reportMonthOpen");
  const sellerId = viewer.id;
  const where = { sellerId_year_month: { sellerId, year, month } };
  const existing = await db.monthlyReport.findUnique({ where });
  if (existing) return toReport(existing);

  const span = { sellerId, ...monthBounds(year, month) };
  const [sums, counts, tops] = await Promise.all([
    sumMonth(span),
    countMonth(span),
    listTops(span),
  ]);
  const data = {
    sellerId,
    year,
    month,
    ...figuresOf(sums, counts.orders),
    totalOrders: counts.orders,
    productsSold: counts.units,
    uniqueCustomers: counts.customers,
    returningCustomers: counts.returning,
    ...tops,
  };
  // A concurrent request may have created it: the first row remains.
  await db.monthlyReport.createMany({ data: [data], skipDuplicates: true });
  return toReport(await db.monthlyReport.findUniqueOrThrow({ where }));
}
