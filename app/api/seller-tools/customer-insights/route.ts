import { parsePagination } from "@/lib/core/pagination";
import { userQuery } from "@/lib/http/route";
import { listCustomerInsights } from "@/lib/seller-tools/queries/customers";

export const GET = userQuery({ roles: ["seller"] }, (viewer, _, search) =>
  listCustomerInsights(viewer, parsePagination(search)),
);
