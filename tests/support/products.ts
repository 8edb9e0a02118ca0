import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { moderateProduct } from "@/lib/moderation/service/products";
import { productEditSchema, productSchema } from "@/lib/products/schema";
import { createProduct } from "@/lib/products/service/create";
import { createUser } from "./factories";

/** What a seller fills in. */
export const FORM = {
  title: "Harar mesob basket",
  description: "Coiled grass, dyed with onion skin and indigo.",
  price: "145.00",
  category: "Arts & Crafts",
  imageUrl: "/illustrations/mesob.svg",
  stock: 12,
};

/** The form with other values, as the service takes it. */
export const formOf = (given: object = {}) => productSchema.parse({ ...FORM, ...given });
export const editOf = (id: number, given: object = {}) =>
  productEditSchema.parse({ ...FORM, ...given, id: String(id) });

/** A product that went through its form and an admin. */
export async function createApprovedProduct(seller: Viewer, given: object = {}) {
  const { id } = await createProduct(seller, formOf(given));
  const decision = { productId: String(id), moderationStatus: "approved" } as const;
  await moderateProduct(await createUser({ role: "admin" }), decision);
  return id;
}

export const stockOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { stock: true } })).stock;

/** What the log says of a product, in its order. */
export const logOf = async (subjectId: number) =>
  (
    await db.auditEntry.findMany({
      where: { subjectType: "product", subjectId },
      orderBy: { id: "asc" },
    })
  ).map(({ action }) => action);
