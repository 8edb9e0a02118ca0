import { probeRoute } from "@/lib/http/health";

export const dynamic = "force-dynamic";

// Liveness only; /api/ready reports whether the process can serve requests.
export const GET = probeRoute(async () => ({ status: "ok" }));
