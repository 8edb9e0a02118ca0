import { userQuery } from "@/lib/http/route";
import { getBatchFile } from "@/lib/payouts/queries/batches";

export const GET = userQuery({ roles: ["admin"] }, getBatchFile);
