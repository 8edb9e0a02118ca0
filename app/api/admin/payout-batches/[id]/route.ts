import { getBatchFile } from "@/lib/payouts/queries/batches";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["admin"] }, getBatchFile);
