import "server-only";

import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { supplierSelect, toSupplier } from "@/lib/seller-tools/dto";
import { salesPace } from "@/lib/seller-tools/queries/suppliers";
import { MAX_SUPPLIERS } from "@/lib/seller-tools/rules";
import type { SellerSwitch, SupplierEdit, SupplierInput } from "@/lib/seller-tools/schema";
import { assertOwnProducts } from "./own-products";

const toLinks = (ids: number[]) => ids.map((productId) => ({ productId }));

/**
 * Creates a supplier of the seller (POST /api/seller-tools/suppliers).
 * @throws DomainError forbidden, notFound (not the seller's product), conflict (the name is there
 * already, or too many)
 */
export async function createSupplier(viewer: Viewer, input: SupplierInput) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const { productIds, ...data } = input;
  const row = await withUserLock(sellerId, async (tx) => {
    await assertOwnProducts(tx, sellerId, productIds);
    await requireNewName(tx, { sellerId, name: data.name });
    if ((await tx.supplier.count({ where: { sellerId } })) >= MAX_SUPPLIERS) {
      throw new DomainError("conflict", "suppliersFull", { count: MAX_SUPPLIERS });
    }
    return tx.supplier.create({
      data: { sellerId, ...data, products: { create: toLinks(productIds) } },
      select: supplierSelect,
    });
  });
  return toSupplier(row, await salesPace(productIds, new Date()));
}

/**
 * Replaces all fields of a supplier.
 * @throws DomainError forbidden, notFound (no such supplier or product of the seller's), conflict
 */
export async function editSupplier(viewer: Viewer, input: SupplierEdit) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const { id, productIds, ...data } = input;
  await withUserLock(sellerId, async (tx) => {
    if (!(await tx.supplier.findFirst({ where: { id, sellerId } }))) {
      throw new DomainError("notFound", "supplierNotFound");
    }
    await assertOwnProducts(tx, sellerId, productIds);
    await requireNewName(tx, { sellerId, name: data.name, butNot: id });
    await tx.supplierProduct.deleteMany({ where: { supplierId: id } });
    await tx.supplier.update({
      where: { id },
      data: { ...data, products: { create: toLinks(productIds) } },
    });
  });
}

/**
 * Activates or deactivates a supplier.
 * @throws DomainError forbidden, notFound (no such supplier of the seller's)
 */
export async function switchSupplier(viewer: Viewer, { id, isActive }: SellerSwitch) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const { count } = await db.supplier.updateMany({ where: { id, sellerId }, data: { isActive } });
  if (count === 0) throw new DomainError("notFound", "supplierNotFound");
}

type Named = { sellerId: number; name: string; butNot?: number };

async function requireNewName(tx: Tx, { sellerId, name, butNot = 0 }: Named) {
  const count = await tx.supplier.count({
    where: { sellerId, name: { equals: name, mode: "insensitive" }, id: { not: butNot } },
  });
  if (count > 0) throw new DomainError("conflict", "supplierTaken");
}
