import { parsePagination } from "@/lib/core/pagination";
import { userQuery } from "@/lib/http/route";
import { listSales } from "@/lib/orders/queries/orders";

export const GET = userQuery(
  { roles: ["seller"], denied: "dashboardDenied" },
  (viewer, _, search) => listSales(viewer, parsePagination(search)),
);
