import { CATALOG_TAG } from "@/lib/cache/tags";
import { command, optionalUserQuery } from "@/lib/http/route";
import { LIST_CACHE_MS } from "@/lib/products/dto";
import { productListSchema } from "@/lib/products/filter-schema";
import { listProducts } from "@/lib/products/queries/catalog";
import { productSchema } from "@/lib/products/schema";
import { createProduct } from "@/lib/products/service/create";

export const GET = optionalUserQuery(
  (viewer, _, search) => listProducts(viewer, productListSchema.parse(Object.fromEntries(search))),
  () => ({ tags: [CATALOG_TAG], ms: LIST_CACHE_MS }),
);

export const POST = command(
  { schema: productSchema, status: 201, roles: ["seller"], denied: "productsDenied" },
  createProduct,
);
