import { listHeatCategories } from "@/lib/heatmap/queries";
import { heatFilterSchema } from "@/lib/heatmap/schema";
import { optionalUserQuery } from "@/lib/http/route";

export const GET = optionalUserQuery((viewer, _params, search) =>
  listHeatCategories(viewer, heatFilterSchema.parse(Object.fromEntries(search))),
);
