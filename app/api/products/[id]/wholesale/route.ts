import { parseId } from "@/lib/core/validation/text";
import { userQuery } from "@/lib/http/route";
import { getWholesalePrices } from "@/lib/wholesale/queries";

export const GET = userQuery<{ id: string }>({}, (viewer, { id }) =>
  getWholesalePrices(viewer, parseId(id)),
);
