import { listBusinesses } from "@/lib/directory/queries/businesses";
import { businessSearchSchema } from "@/lib/directory/schema";
import { publicQuery } from "@/lib/http/route";

export const GET = publicQuery((_params, search) =>
  listBusinesses(businessSearchSchema.parse(Object.fromEntries(search))),
);
