import { readAllProducts } from "@/lib/admin/products/service";
import { userQuery } from "@/lib/http/route";
import { productStatusSchema } from "@/lib/moderation/schema";

export const GET = userQuery({ roles: ["admin"] }, (viewer, _, search) =>
  readAllProducts(viewer, productStatusSchema.parse(Object.fromEntries(search))),
);
