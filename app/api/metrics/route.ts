import { readMetrics } from "@/lib/monitoring/queries";
import { exposed } from "@/lib/web/watched";

export const GET = exposed(readMetrics);
