import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { listMatchingOrders } from "@/lib/orders/queries/orders";
import { orderSearchSchema } from "./schema";

/** Returns the orders that match the filters of the admin's list as rows of a file; amounts in dollars. */
export async function exportOrders(viewer: Viewer, search: URLSearchParams) {
  const orders = await listMatchingOrders(
    viewer,
    orderSearchSchema.parse(Object.fromEntries(search)),
  );
  return [
    ["id", "createdAt", "status", "paymentStatus", "buyerEmail", "total", "refunded"],
    ...orders.map((order) => [
      order.id,
      order.createdAt,
      order.status,
      order.paymentStatus,
      order.buyerEmail,
      order.total,
      order.refunded,
    ]),
  ];
}
