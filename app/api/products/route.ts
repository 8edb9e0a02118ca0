import { listProducts } from "@/lib/catalog/queries";
import { productListSchema } from "@/lib/catalog/schema";
import { readOpen } from "@/lib/web/route";

export const GET = readOpen((viewer, _, search) =>
  listProducts(viewer, productListSchema.parse(Object.fromEntries(search))),
);
