import "server-only";

import { db } from "@/lib/core/db";
import { skeletonOf } from "@/lib/core/skeleton";

const BATCH = 500;

/** Fills the name skeletons of accounts that were written without one. Returns how many. */
export async function fillSkeletons() {
  const rows = await db.user.findMany({
    where: { nameSkeleton: null },
    select: { id: true, username: true },
    take: BATCH,
  });
  for (const { id, username } of rows) {
    await db.user.updateMany({
      where: { id, username },
      data: { nameSkeleton: skeletonOf(username) },
    });
  }
  return rows.length;
}
