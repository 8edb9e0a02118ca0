import { listAllProducts } from "@/lib/admin/products/queries";
import { userQuery } from "@/lib/http/route";
import { productStatusSchema } from "@/lib/moderation/schema";

export const GET = userQuery({ roles: ["admin"] }, (viewer, _, search) =>
  listAllProducts(viewer, productStatusSchema.parse(Object.fromEntries(search))),
);
