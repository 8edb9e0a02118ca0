import { readReadiness } from "@/lib/monitoring/queries";
import { probe } from "@/lib/web/watched";

export const dynamic = "force-dynamic";

export const GET = probe(readReadiness);
