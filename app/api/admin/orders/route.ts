import { parseSpan } from "@/lib/core/paging";
import { listAllOrders } from "@/lib/orders/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["admin"] }, (viewer, _, search) =>
  listAllOrders(viewer, parseSpan(search)),
);
