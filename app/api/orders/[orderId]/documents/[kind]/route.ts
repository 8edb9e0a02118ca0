import { getDocument } from "@/lib/documents/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs<{ orderId: string; kind: string }>({}, (viewer, params, search) =>
  getDocument(viewer, params, search.get("lang")),
);
