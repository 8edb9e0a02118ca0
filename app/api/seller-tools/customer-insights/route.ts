import { parseSpan } from "@/lib/core/paging";
import { listCustomerInsights } from "@/lib/seller-tools/queries/customers";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"] }, (viewer, _, search) =>
  listCustomerInsights(viewer, parseSpan(search)),
);
