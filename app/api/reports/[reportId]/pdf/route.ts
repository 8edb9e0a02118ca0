import { getReportFile } from "@/lib/reports/queries/reports";
import { REPORT_ROLES } from "@/lib/reports/rules";
import { readAs } from "@/lib/web/route";

export const GET = readAs<{ reportId: string }>(
  { roles: REPORT_ROLES, denied: "reportsDenied" },
  (viewer, { reportId }, search) => getReportFile(viewer, reportId, search.get("lang")),
);
