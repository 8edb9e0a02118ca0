import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { comparisonSelect, toComparison } from "@/lib/buyer-tools/dto";
import { MAX_LISTS } from "@/lib/buyer-tools/rules";
import type { ComparisonEdit, ComparisonInput, ToolRow } from "@/lib/buyer-tools/schema";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { requireLiveProducts } from "./live-products";

const toItems = (ids: number[]) => ids.map((productId, position) => ({ productId, position }));

/**
 * Saves a list of products to compare.
 * @throws DomainError notFound (a product is not on sale), conflict (too many lists)
 */
export async function createComparison({ id: userId }: Viewer, input: ComparisonInput) {
  const { items, ...list } = input;
  const row = await withUserLock(userId, async (tx) => {
    await requireLiveProducts(tx, items);
    if ((await tx.comparisonList.count({ where: { userId } })) >= MAX_LISTS) {
      throw new DomainError("conflict", "comparisonsFull", { count: MAX_LISTS });
    }
    return tx.comparisonList.create({
      data: { ...list, userId, items: { create: toItems(items) } },
      select: comparisonSelect,
    });
  });
  return toComparison(row);
}

/**
 * Replaces a list. Products already in it may remain, even if they are no longer on sale.
 * @throws DomainError notFound (no such list of the viewer's; a new product is not on sale)
 */
export async function editComparison(viewer: Viewer, input: ComparisonEdit) {
  const { id: userId } = viewer;
  const { id, items, ...list } = input;
  await withUserLock(userId, async (tx) => {
    const old = await tx.comparisonList.findFirst({
      where: { id, userId },
      select: { items: { select: { productId: true } } },
    });
    if (!old) throw new DomainError("notFound", "listNotFound");
    const existingIds = new Set(old.items.map(({ productId }) => productId));
    const newIds = items.filter((productId) => !existingIds.has(productId));
    await requireLiveProducts(tx, newIds);
    await tx.comparisonItem.deleteMany({ where: { listId: id } });
    await tx.comparisonList.update({
      where: { id },
      data: { ...list, items: { create: toItems(items) } },
    });
  });
}

/** @throws DomainError notFound (no such list of the viewer's) */
export async function removeComparison(viewer: Viewer, { id }: ToolRow) {
  const { id: userId } = viewer;
  const { count } = await db.comparisonList.deleteMany({ where: { id, userId } });
  if (count === 0) throw new DomainError("notFound", "listNotFound");
}
