import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { productEditSchema, productSchema } from "@/lib/products/schema";
import { createProduct as createByForm } from "@/lib/products/service/create";
import { createUser } from "./factories";
import { FORM } from "./products";

/** Form fields of a product in two sizes, each with two colors. Five units each; prices by size. */
export const SIZES_AND_COLORS = {
  options: [
    { kind: "size", name: "Size", values: ["S", "M"] },
    { kind: "color", name: "Color", values: ["Red", "Blue"] },
  ],
  variants: [
    { values: ["S", "Red"], price: "20.00", stock: 5, sku: "D-S-R" },
    { values: ["S", "Blue"], price: "20.00", stock: 5 },
    { values: ["M", "Red"], price: "25.00", stock: 5 },
    { values: ["M", "Blue"], price: "25.00", stock: 5 },
  ],
};

/** Returns a product form without price and stock. */
function variantFormOf(given: object = {}) {
  const { price: _price, stock: _stock, ...fields } = FORM;
  return productSchema.parse({ ...fields, ...SIZES_AND_COLORS, ...given });
}

/** Returns the edit form of a product with variants. */
export function variantEditOf(id: number, given: object = {}) {
  const { price: _price, stock: _stock, ...fields } = FORM;
  return productEditSchema.parse({ ...fields, ...SIZES_AND_COLORS, ...given, id: String(id) });
}

/** Creates an approved product with variants through its form. */
export async function createVariantProduct({
  seller,
  ...given
}: {
  seller?: Viewer;
  title?: string;
} = {}) {
  const owner = seller ?? (await createUser({ role: "seller" }));
  const { id } = await createByForm(owner, variantFormOf(given));
  await db.product.update({ where: { id }, data: { moderationStatus: "approved" } });
  const variants = await readVariantRows(id);
  return { id, seller: owner, variants };
}

/** Returns the offered variants of a product in order. */
export function readVariantRows(productId: number) {
  return db.productVariant.findMany({
    where: { productId, archivedAt: null },
    orderBy: { position: "asc" },
  });
}
