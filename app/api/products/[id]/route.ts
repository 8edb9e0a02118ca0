import { keepsFor } from "@/lib/catalog/dto";
import { getProductFor } from "@/lib/catalog/queries";
import { toId } from "@/lib/core/text";
import { productEditSchema, productPathSchema } from "@/lib/products/schema";
import { requireOwnProduct } from "@/lib/products/seller";
import { deleteProduct } from "@/lib/products/service/remove";
import { updateProduct } from "@/lib/products/service/update";
import { readOpen, write } from "@/lib/web/route";

const SELLERS = { roles: ["seller" as const], denied: "productsDenied" as const };

export const GET = readOpen<{ id: string }>(
  (viewer, { id }) => getProductFor(viewer, toId(id)),
  ({ id }) => ({ tags: [`product:${id}`], ms: keepsFor() }),
);
export const PUT = write(
  { schema: productEditSchema, precheck: requireOwnProduct, ...SELLERS },
  updateProduct,
);
export const DELETE = write({ schema: productPathSchema, ...SELLERS }, deleteProduct);
