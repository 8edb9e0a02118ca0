import { nothingSchema } from "@/lib/payouts/schema";
import { disconnectAccount } from "@/lib/payouts/service/connect";
import { write } from "@/lib/web/route";

export const POST = write(
  { roles: ["seller"], denied: "payoutsDenied", schema: nothingSchema },
  disconnectAccount,
);
