import { probeRoute } from "@/lib/http/health";

export const dynamic = "force-dynamic";

// The process lives: no reason to end it. Whether it can serve, /api/ready says.
export const GET = probeRoute(async () => ({ status: "ok" }));
