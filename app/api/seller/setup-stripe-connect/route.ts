import { command } from "@/lib/http/route";
import { bankSchema } from "@/lib/payouts/schema";
import { connectBank } from "@/lib/payouts/service/connect";

export const POST = command(
  { roles: ["seller"], denied: "payoutsDenied", schema: bankSchema },
  connectBank,
);
