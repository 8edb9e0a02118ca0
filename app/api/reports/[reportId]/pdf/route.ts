import { userQuery } from "@/lib/http/route";
import { getReportFile } from "@/lib/monthly-reports/queries/reports";
import { REPORT_ROLES } from "@/lib/monthly-reports/rules";

export const GET = userQuery<{ reportId: string }>(
  { roles: REPORT_ROLES, denied: "reportsDenied" },
  (viewer, { reportId }, search) => getReportFile(viewer, reportId, search.get("lang")),
);
