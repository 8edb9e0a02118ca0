import { command, optionalUserQuery } from "@/lib/http/route";
import { productListSchema } from "@/lib/products/filters/schema";
import { productSchema } from "@/lib/products/schema";
import { createProduct } from "@/lib/products/service/create";
import { listProducts } from "@/lib/shop/queries/list";

export const GET = optionalUserQuery((viewer, _, search) =>
  listProducts(viewer, productListSchema.parse(Object.fromEntries(search))),
);

export const POST = command(
  { schema: productSchema, status: 201, roles: ["seller"], denied: "productsDenied" },
  createProduct,
);
