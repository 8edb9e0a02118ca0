import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { alertSelect, toAlert } from "@/lib/buyer-tools/dto";
import { MAX_ALERTS } from "@/lib/buyer-tools/rules";
import type { AlertEdit, AlertInput, ToolRow } from "@/lib/buyer-tools/schema";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { requireLiveProducts } from "./live-products";

/**
 * Tracks a price for the viewer. A price already at the target also triggers one notification.
 * @throws DomainError notFound (no such product on sale), conflict (tracked already, or too many)
 */
export async function createPriceAlert({ id: userId }: Viewer, input: AlertInput) {
  const { productId, targetPrice: targetCents, alertType: method } = input;
  const row = await withUserLock(userId, async (tx) => {
    await requireLiveProducts(tx, [productId]);
    const key = { userId, productId };
    if (await tx.priceAlert.findUnique({ where: { userId_productId: key } })) {
      throw new DomainError("conflict", "priceAlertTaken");
    }
    if ((await tx.priceAlert.count({ where: { userId } })) >= MAX_ALERTS) {
      throw new DomainError("conflict", "priceAlertsFull", { count: MAX_ALERTS });
    }
    return tx.priceAlert.create({ data: { ...key, targetCents, method }, select: alertSelect });
  });
  return toAlert(row);
}

/**
 * Changes the target and re-arms the alert. The same target changes nothing.
 * @throws DomainError notFound (no such alert of the viewer's)
 */
export async function editPriceAlert(viewer: Viewer, { id, targetPrice }: AlertEdit) {
  const { id: userId } = viewer;
  const { count } = await db.priceAlert.updateMany({
    where: { id, userId, targetCents: { not: targetPrice } },
    data: { targetCents: targetPrice, isArmed: true },
  });
  if (count === 0 && !(await db.priceAlert.findFirst({ where: { id, userId } }))) {
    throw new DomainError("notFound", "priceAlertNotFound");
  }
}

/** @throws DomainError notFound (no such alert of the viewer's) */
export async function removePriceAlert(viewer: Viewer, { id }: ToolRow) {
  const { id: userId } = viewer;
  const { count } = await db.priceAlert.deleteMany({ where: { id, userId } });
  if (count === 0) throw new DomainError("notFound", "priceAlertNotFound");
}
