import { toId } from "@/lib/core/text";
import { readAs } from "@/lib/web/route";
import { getWholesalePrices } from "@/lib/wholesale/queries";

export const GET = readAs<{ id: string }>({}, (viewer, { id }) =>
  getWholesalePrices(viewer, toId(id)),
);
