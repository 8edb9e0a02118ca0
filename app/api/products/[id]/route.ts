import { getProductFor } from "@/lib/catalog/queries";
import { toId } from "@/lib/core/text";
import { readOpen } from "@/lib/web/route";

export const GET = readOpen<{ id: string }>((viewer, { id }) => getProductFor(viewer, toId(id)));
