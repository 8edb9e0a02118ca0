import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/money";
import { withTx } from "@/lib/db/client";
import { lockOwnProduct } from "@/lib/products/lock-product";
import { toWholesale, wholesaleSelect } from "./dto";
import type { TiersInput, WholesaleInput } from "./schema";

/**
 * Submits the viewer's wholesale application; an admin decides. A rejected one can be submitted again.
 * @throws DomainError conflict (one is pending or approved)
 */
export async function applyForWholesale(viewer: Viewer, input: WholesaleInput) {
  const row = await withTx(async (tx) => {
    const application = await tx.wholesaleApplication
      .create({
        data: { ...input, userId: viewer.id },
        select: wholesaleSelect,
      })
      .catch(
        onDuplicate({ wholesale_applications_one: "wholesaleTaken", user_id: "wholesaleTaken" }),
      );
    await writeAudit(tx, {
      actorId: viewer.id,
      action: "wholesale.submitted",
      subjectType: "wholesale",
      subjectId: application.id,
    });
    return application;
  });
  return toWholesale(row);
}

/**
 * Replaces a product's wholesale tiers; an empty list removes them. The first, which has the highest price, must be
 * below the list price.
 * @throws DomainError forbidden, notFound (not the seller's), invalid (not below the list price)
 */
export async function saveTiers(viewer: Viewer, { productId, tiers }: TiersInput) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  await withTx(async (tx) => {
    const { priceCents: listCents } = await lockOwnProduct(tx, seller, productId);
    if (tiers.some(({ price }) => price >= listCents)) {
      throw new DomainError("invalid", "tierAboveList", { amount: formatMoney(listCents) });
    }
    await tx.wholesaleTier.deleteMany({ where: { productId } });
    await tx.wholesaleTier.createMany({
      data: tiers.map(({ minQuantity, price: priceCents }) => ({
        productId,
        minQuantity,
        priceCents,
      })),
    });
  });
  return { count: tiers.length };
}
