import { REPORT_ROLES } from "@/lib/reports/rules";
import { generateSchema } from "@/lib/reports/schema";
import { generateReport } from "@/lib/reports/service";
import { write } from "@/lib/web/route";

export const POST = write(
  { roles: REPORT_ROLES, denied: "reportsDenied", schema: generateSchema, status: 201 },
  generateReport,
);
