import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { toWholesale, wholesaleSelect } from "./dto";

/** GET /api/wholesale-application: the viewer's own latest one, or null. */
export async function getOwnWholesale({ id: userId }: Viewer) {
  const row = await db.wholesaleApplication.findFirst({
    where: { userId },
    select: wholesaleSelect,
    orderBy: { id: "desc" },
  });
  return row && toWholesale(row);
}
