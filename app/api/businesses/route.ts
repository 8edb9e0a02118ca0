import { listBusinesses } from "@/lib/directory/queries";
import { businessSearchSchema } from "@/lib/directory/schema";
import { read } from "@/lib/web/route";

export const GET = read((_params, search) =>
  listBusinesses(businessSearchSchema.parse(Object.fromEntries(search))),
);
