import { getStatementFile } from "@/lib/payouts/queries/statement";
import { readAs } from "@/lib/web/route";

export const GET = readAs(
  { roles: ["seller"], denied: "payoutsDenied" },
  (viewer, _params, search) => getStatementFile(viewer, search),
);
