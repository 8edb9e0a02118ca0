import { userQuery } from "@/lib/http/route";
import { getPayoutInfo } from "@/lib/payouts/queries/overview";

export const GET = userQuery({ roles: ["seller"], denied: "payoutsDenied" }, getPayoutInfo);
