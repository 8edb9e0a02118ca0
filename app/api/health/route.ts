import { probe } from "@/lib/web/watched";

export const dynamic = "force-dynamic";

// The process lives: no reason to end it. Whether it can serve, /api/ready says.
export const GET = probe(async () => ({ status: "ok" }));
