import { listStates } from "@/lib/heatmap/queries";
import { heatFilterSchema } from "@/lib/heatmap/schema";
import { readOpen } from "@/lib/web/route";

export const GET = readOpen((viewer, _params, search) =>
  listStates(viewer, heatFilterSchema.parse(Object.fromEntries(search))),
);
