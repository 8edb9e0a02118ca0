import { command } from "@/lib/http/route";
import { REPORT_ROLES } from "@/lib/reports/rules";
import { generateSchema } from "@/lib/reports/schema";
import { generateReport } from "@/lib/reports/service";

export const POST = command(
  { roles: REPORT_ROLES, denied: "reportsDenied", schema: generateSchema, status: 201 },
  generateReport,
);
