import { getReportsOfYear } from "@/lib/reports/queries/reports";
import { REPORT_ROLES } from "@/lib/reports/rules";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: REPORT_ROLES, denied: "reportsDenied" }, (viewer, _, search) =>
  getReportsOfYear(viewer, search),
);
