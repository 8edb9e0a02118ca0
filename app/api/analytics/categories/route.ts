import { listHeatCategories } from "@/lib/analytics/heatmap/queries";
import { heatFilterSchema } from "@/lib/analytics/heatmap/schema";
import { optionalUserQuery } from "@/lib/http/route";

export const GET = optionalUserQuery((viewer, _params, search) =>
  listHeatCategories(viewer, heatFilterSchema.parse(Object.fromEntries(search))),
);
