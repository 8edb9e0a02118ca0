import { command } from "@/lib/http/route";
import { REPORT_ROLES } from "@/lib/monthly-reports/rules";
import { generateSchema } from "@/lib/monthly-reports/schema";
import { generateReport } from "@/lib/monthly-reports/service";

export const POST = command(
  { roles: REPORT_ROLES, denied: "reportsDenied", schema: generateSchema, status: 201 },
  generateReport,
);
