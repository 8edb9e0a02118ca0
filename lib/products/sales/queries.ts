import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { addDays, businessDate } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";

export type OwnSale = NonNullable<Awaited<ReturnType<typeof getOwnSale>>>;

/** Returns the sale of one of the seller's products that runs or is scheduled; days as "2026-11-30". */
export async function getOwnSale(seller: Viewer, productId: number) {
  const row = await db.productSale.findFirst({
    where: { productId, endedAt: null, product: { sellerId: seller.id } },
    select: { percent: true, startsAt: true, endsAt: true, startedAt: true, wasSince: true },
  });
  return (
    row && {
      percent: row.percent,
      firstDay: businessDate(row.startsAt),
      lastDay: addDays(businessDate(row.endsAt), -1),
      isRunning: row.startedAt !== null,
      /** Whether buyers see the old price. */
      isCompared: row.wasSince !== null,
    }
  );
}
