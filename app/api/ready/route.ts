import { probeRoute } from "@/lib/http/health";
import { readReadiness } from "@/lib/observability/queries";

export const dynamic = "force-dynamic";

export const GET = probeRoute(readReadiness);
