import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "./factories";

const APPLICATION = {
  businessName: "Riverside Grocery",
  businessType: "grocery_chain",
  businessAddress: "12 River Road, St. Paul",
  estimatedOrderVolume: "5000_15000",
  businessPhone: "651 555 0100",
  contactPersonName: "Hodan Ali",
  contactPersonEmail: "hodan@example.com",
};

/** Creates an application for wholesale prices with a status. */
export async function applied(viewer: Viewer, status: "pending" | "approved" | "rejected") {
  const decision =
    status === "pending" ? {} : { decidedAt: new Date(), reviewNotes: "As we said." };
  await db.wholesaleApplication.create({
    data: { ...APPLICATION, userId: viewer.id, status, ...decision },
  });
  return viewer;
}

/** Creates an approved wholesale buyer. */
export const createWholesaleBuyer = async () =>
  applied(await createUser({ role: "buyer" }), "approved");

/** Sets a product's wholesale prices: a minimum quantity and cents per unit each. */
export async function tiersOf(productId: number, tiers: [minQuantity: number, cents: number][]) {
  await db.wholesaleTier.deleteMany({ where: { productId } });
  await db.wholesaleTier.createMany({
    data: tiers.map(([minQuantity, priceCents]) => ({ productId, minQuantity, priceCents })),
  });
}

/** Creates a product with 1,000 units at $12.50; from ten on $10.00, from fifty on $8.00. */
export async function createTieredProduct() {
  const product = await createProduct({ stock: 1_000 });
  await tiersOf(product.id, [
    [10, 1_000],
    [50, 800],
  ]);
  return product;
}
