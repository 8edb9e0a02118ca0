import "server-only";

import { requireSeller, requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { productTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { type SizeChart, sizeChartSelect, toSizeChart } from "./queries";
import { MAX_SIZE_CHARTS } from "./rules";
import type { SizeChartInput } from "./schema";

type Save = { id?: number; chart: SizeChartInput };

/**
 * Creates a size chart of the seller, or replaces the one with `id`.
 * @throws DomainError forbidden (no seller, or unverified), notFound (not the seller's), conflict (too many charts)
 */
export async function saveSizeChart(viewer: Viewer, { id, chart }: Save): Promise<SizeChart> {
  const { id: sellerId } = requireVerifiedSeller(viewer, "productsDenied");
  if (id === undefined) return createSizeChart(sellerId, chart);
  const [row] = await db.sizeChart.updateManyAndReturn({
    where: { id, sellerId },
    data: chart,
    select: sizeChartSelect,
  });
  if (!row) throw new DomainError("notFound", "sizeChartNotFound");
  return toSizeChart(row);
}

function createSizeChart(sellerId: number, chart: SizeChartInput) {
  return withUserLock(sellerId, async (tx) => {
    if ((await tx.sizeChart.count({ where: { sellerId } })) >= MAX_SIZE_CHARTS) {
      throw new DomainError("conflict", "sizeChartsFull", { count: MAX_SIZE_CHARTS });
    }
    return toSizeChart(
      await tx.sizeChart.create({ data: { ...chart, sellerId }, select: sizeChartSelect }),
    );
  });
}

/**
 * Deletes one of the seller's size charts; its products then have none. One that is gone is ignored.
 * @throws DomainError forbidden
 */
export async function removeSizeChart(viewer: Viewer, { id }: { id: number }) {
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  const products = await withTx(async (tx) => {
    // Locks the chart, so that no product gets it until it is deleted.
    await tx.$queryRaw`SELECT FROM size_charts WHERE id = ${id} AND seller_id = ${sellerId} FOR UPDATE`;
    const rows = await tx.product.findMany({
      where: { sizeChartId: id, sellerId },
      select: { id: true },
    });
    await tx.sizeChart.deleteMany({ where: { id, sellerId } });
    return rows;
  });
  invalidateTags(...products.map((product) => productTag(product.id)));
}

/**
 * Requires a size chart of the seller and locks it against deletion until the transaction ends. Call it before locking
 * the product: a deletion locks the chart first.
 * @throws DomainError invalid (not the seller's, or deleted)
 */
export async function requireOwnSizeChart(tx: Tx, seller: Viewer, id: number | null | undefined) {
  if (id == null) return;
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM size_charts WHERE id = ${id} AND seller_id = ${seller.id} FOR KEY SHARE`;
  if (rows.length === 0) throw new DomainError("invalid", "sizeChartNotFound");
}
