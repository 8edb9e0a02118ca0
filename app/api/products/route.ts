import { LIST_MS } from "@/lib/catalog/dto";
import { listProducts } from "@/lib/catalog/queries";
import { productListSchema } from "@/lib/catalog/schema";
import { command, optionalUserQuery } from "@/lib/http/route";
import { productSchema } from "@/lib/products/schema";
import { createProduct } from "@/lib/products/service/create";

export const GET = optionalUserQuery(
  (viewer, _, search) => listProducts(viewer, productListSchema.parse(Object.fromEntries(search))),
  () => ({ tags: ["catalog"], ms: LIST_MS }),
);

export const POST = command(
  { schema: productSchema, status: 201, roles: ["seller"], denied: "productsDenied" },
  createProduct,
);
