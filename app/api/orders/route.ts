import { parsePagination } from "@/lib/core/pagination";
import { userQuery } from "@/lib/http/route";
import { listOrders } from "@/lib/orders/queries/orders";

export const GET = userQuery({}, (viewer, _, search) =>
  listOrders(viewer, parsePagination(search)),
);
