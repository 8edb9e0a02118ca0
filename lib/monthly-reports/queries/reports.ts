import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { parseId } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { toReport } from "@/lib/monthly-reports/dto";
import { composeReport } from "@/lib/monthly-reports/report-document";
import { REPORT_ROLES } from "@/lib/monthly-reports/rules";
import { yearSchema } from "@/lib/monthly-reports/schema";

/** @throws DomainError forbidden (no seller) */
function requireReporter(viewer: Viewer): Viewer {
  if (!REPORT_ROLES.includes(viewer.role)) throw new DomainError("forbidden", "reportsDenied");
  return viewer;
}

/** The seller's reports of a year, newest month first. @throws DomainError forbidden */
export async function listReports(viewer: Viewer, year: number) {
  const { id: sellerId } = requireReporter(viewer);
  const rows = await db.monthlyReport.findMany({
    where: { sellerId, year },
    orderBy: { month: "desc" },
  });
  return rows.map(toReport);
}

/** GET /api/reports/monthly. @throws ZodError (no year that reports are of) */
export async function getReportsOfYear(viewer: Viewer, search: URLSearchParams) {
  return listReports(viewer, yearSchema.parse(Object.fromEntries(search)).year);
}

/**
 * GET /api/reports/{id}/pdf: one of the seller's reports as a file, in the requested language, by default the seller's.
 * @throws DomainError forbidden, notFound (not the seller's), unavailable (too many at once)
 */
export async function getReportFile(viewer: Viewer, idText: string, lang: string | null) {
  const { id: sellerId } = requireReporter(viewer);
  const id = parseId(idText);
  const row =
    id > 0
      ? await db.monthlyReport.findFirst({
          where: { id, sellerId },
          include: { seller: { select: { username: true, locale: true } } },
        })
      : null;
  if (!row) throw new DomainError("notFound", "reportNotFound");
  const { seller, ...report } = row;
  const body = await composeReport(toReport(report), seller.username, lang ?? seller.locale);
  return new FileResponse(`monthly-report-${id}.pdf`, "application/pdf", body);
}
