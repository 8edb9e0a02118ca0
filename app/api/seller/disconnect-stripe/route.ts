import { command } from "@/lib/http/route";
import { nothingSchema } from "@/lib/payouts/schema";
import { disconnectAccount } from "@/lib/payouts/service/connect";

export const POST = command(
  { roles: ["seller"], denied: "payoutsDenied", schema: nothingSchema },
  disconnectAccount,
);
