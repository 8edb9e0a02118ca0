import { getPayoutInfo } from "@/lib/payouts/queries/overview";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"], denied: "payoutsDenied" }, getPayoutInfo);
