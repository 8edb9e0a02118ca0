import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/db/client";
import { productEditSchema, productSchema } from "@/lib/products/schema";
import { toVariantContents } from "@/lib/products/variants/content-rules";
import { writeStructure } from "@/lib/products/variants/service/write-structure";
import { createProduct, createUser } from "./factories";
import { FORM } from "./product-form";

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

/** Returns the edit form of a product with variants. */
export function variantEditOf(id: number, options: object = {}) {
  const { price: _price, stock: _stock, ...fields } = FORM;
  return productEditSchema.parse({ ...fields, ...SIZES_AND_COLORS, ...options, id: String(id) });
}

/** Creates an approved product with variants, without a request, so that browser tests can use it too. */
export async function createVariantProduct({
  seller,
  title = FORM.title,
  fields = SIZES_AND_COLORS,
}: {
  seller?: Viewer;
  title?: string;
  /** Options and variants. */
  fields?: Pick<typeof SIZES_AND_COLORS, "options" | "variants">;
} = {}) {
  const owner = seller ?? (await createUser({ role: "seller" }));
  const { id } = await createProduct({ seller: owner, title, stock: 0, category: "crafts" });
  const { description, imageUrl } = FORM;
  await db.product.update({ where: { id }, data: { description, imageUrl } });
  const { options, variants = [] } = productSchema.parse({ ...FORM, ...fields });
  await withTx((tx) =>
    writeStructure(tx, id, { options: options ?? [], variants: toVariantContents(variants, []) }),
  );
  return { id, seller: owner, variants: await readVariantRows(id) };
}

/** Returns the offered variants of a product in order. */
export function readVariantRows(productId: number) {
  return db.productVariant.findMany({
    where: { productId, archivedAt: null },
    orderBy: { position: "asc" },
  });
}
