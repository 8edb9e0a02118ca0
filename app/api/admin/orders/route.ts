import { parsePagination } from "@/lib/core/pagination";
import { userQuery } from "@/lib/http/route";
import { listAllOrders } from "@/lib/orders/queries/orders";

export const GET = userQuery({ roles: ["admin"] }, (viewer, _, search) =>
  listAllOrders(viewer, parsePagination(search)),
);
