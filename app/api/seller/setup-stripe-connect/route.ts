import { bankSchema } from "@/lib/payouts/schema";
import { connectBank } from "@/lib/payouts/service/connect";
import { write } from "@/lib/web/route";

export const POST = write(
  { roles: ["seller"], denied: "payoutsDenied", schema: bankSchema },
  connectBank,
);
