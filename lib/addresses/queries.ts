import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";

export type SavedAddress = Awaited<ReturnType<typeof listAddresses>>[number];

/** The viewer's address book, the default first, then the newest. */
export function listAddresses(viewer: Viewer) {
  return db.address.findMany({
    where: { userId: viewer.id },
    omit: { userId: true, createdAt: true },
    orderBy: [{ isDefault: "desc" }, { id: "desc" }],
    take: 50,
  });
}
