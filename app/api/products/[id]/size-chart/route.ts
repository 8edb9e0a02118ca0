import { parseId } from "@/lib/core/validation/text";
import { optionalUserQuery } from "@/lib/http/route";
import { getProductSizeChart } from "@/lib/products/size-charts/queries";

export const GET = optionalUserQuery<{ id: string }>((viewer, { id }) =>
  getProductSizeChart(viewer, parseId(id)),
);
