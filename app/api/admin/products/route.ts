import { userQuery } from "@/lib/http/route";
import { listAllProducts } from "@/lib/moderation/queries/products";
import { productStatusSchema } from "@/lib/moderation/schema";

export const GET = userQuery({ roles: ["admin"] }, (viewer, _, search) =>
  listAllProducts(viewer, productStatusSchema.parse(Object.fromEntries(search))),
);
