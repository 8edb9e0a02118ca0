import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { moderateProduct } from "@/lib/moderation/service/products";
import { productEditSchema, productSchema } from "@/lib/products/schema";
import { createProduct } from "@/lib/products/service/create";
import { createUser } from "./factories";
import { FORM } from "./product-form";

/** Returns the parsed form with other values. */
export const formOf = (options: object = {}) => productSchema.parse({ ...FORM, ...options });
export const editOf = (id: number, options: object = {}) =>
  productEditSchema.parse({ ...FORM, ...options, id: String(id) });

/** Creates a product through the form and an admin's approval. */
export async function createApprovedProduct(seller: Viewer, options: object = {}) {
  const { id } = await createProduct(seller, formOf(options));
  const decision = { productId: String(id), moderationStatus: "approved" } as const;
  await moderateProduct(await createUser({ role: "admin" }), decision);
  return id;
}

export const stockOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { stock: true } })).stock;

/** Returns the audited actions of a product, in order. */
export const logOf = async (subjectId: number) =>
  (
    await db.auditEntry.findMany({
      where: { subjectType: "product", subjectId },
      orderBy: { id: "asc" },
    })
  ).map(({ action }) => action);
