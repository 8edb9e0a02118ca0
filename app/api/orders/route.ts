import { parseSpan } from "@/lib/core/paging";
import { listOrders } from "@/lib/orders/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({}, (viewer, _, search) => listOrders(viewer, parseSpan(search)));
