import { userQuery } from "@/lib/http/route";
import { getDocument } from "@/lib/orders/documents/queries";

export const GET = userQuery<{ orderId: string; kind: string }>({}, (viewer, params, search) =>
  getDocument(viewer, params, search.get("lang")),
);
