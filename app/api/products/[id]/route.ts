import { readProduct } from "@/lib/admin/products/service";
import { parseId } from "@/lib/core/validation/text";
import { command, optionalUserQuery } from "@/lib/http/route";
import { requireOwnProduct } from "@/lib/products/lock-product";
import { productEditSchema, productPathSchema } from "@/lib/products/schema";
import { deleteProduct } from "@/lib/products/service/remove";
import { updateProduct } from "@/lib/products/service/update";

const SELLERS = { roles: ["seller" as const], denied: "productsDenied" as const };

export const GET = optionalUserQuery<{ id: string }>((viewer, { id }) =>
  readProduct(viewer, parseId(id)),
);
export const PUT = command(
  { schema: productEditSchema, precheck: requireOwnProduct, ...SELLERS },
  updateProduct,
);
export const DELETE = command({ schema: productPathSchema, ...SELLERS }, deleteProduct);
