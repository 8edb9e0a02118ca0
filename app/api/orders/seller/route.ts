import { parseSpan } from "@/lib/core/paging";
import { listSales } from "@/lib/orders/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"], denied: "dashboardDenied" }, (viewer, _, search) =>
  listSales(viewer, parseSpan(search)),
);
