import { LIST_MS } from "@/lib/catalog/dto";
import { listProducts } from "@/lib/catalog/queries";
import { productListSchema } from "@/lib/catalog/schema";
import { productSchema } from "@/lib/products/schema";
import { createProduct } from "@/lib/products/service/create";
import { readOpen, write } from "@/lib/web/route";

export const GET = readOpen(
  (viewer, _, search) => listProducts(viewer, productListSchema.parse(Object.fromEntries(search))),
  () => ({ tags: ["catalog"], ms: LIST_MS }),
);

export const POST = write(
  { schema: productSchema, status: 201, roles: ["seller"], denied: "productsDenied" },
  createProduct,
);
