import { getDocument } from "@/lib/documents/queries";
import { userQuery } from "@/lib/http/route";

export const GET = userQuery<{ orderId: string; kind: string }>({}, (viewer, params, search) =>
  getDocument(viewer, params, search.get("lang")),
);
