import { userQuery } from "@/lib/http/route";
import { getReportsOfYear } from "@/lib/monthly-reports/queries/reports";
import { REPORT_ROLES } from "@/lib/monthly-reports/rules";

export const GET = userQuery(
  { roles: REPORT_ROLES, denied: "reportsDenied" },
  (viewer, _, search) => getReportsOfYear(viewer, search),
);
