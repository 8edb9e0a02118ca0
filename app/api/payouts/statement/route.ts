import { userQuery } from "@/lib/http/route";
import { getStatementFile } from "@/lib/payouts/queries/statement";

export const GET = userQuery(
  { roles: ["seller"], denied: "payoutsDenied" },
  (viewer, _params, search) => getStatementFile(viewer, search),
);
