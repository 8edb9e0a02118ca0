import { userQuery } from "@/lib/http/route";
import { listSalesMetrics } from "@/lib/seller-tools/queries/metrics";

export const GET = userQuery({ roles: ["seller"] }, listSalesMetrics);
