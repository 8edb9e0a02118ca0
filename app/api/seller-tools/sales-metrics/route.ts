import { listSalesMetrics } from "@/lib/seller-tools/queries/metrics";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"] }, listSalesMetrics);
