import { listAllProducts } from "@/lib/moderation/queries/products";
import { productStatusSchema } from "@/lib/moderation/schema";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["admin"] }, (viewer, _, search) =>
  listAllProducts(viewer, productStatusSchema.parse(Object.fromEntries(search))),
);
