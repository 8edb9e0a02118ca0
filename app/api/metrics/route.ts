import { metricsRoute } from "@/lib/http/health";
import { readMetrics } from "@/lib/observability/queries";

export const GET = metricsRoute(readMetrics);
