import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import type { DraftContent } from "./parse-content";

export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

/** Returns the seller's drafts, last edited first. @throws DomainError forbidden */
export function listDrafts(viewer: Viewer) {
  const { id: sellerId } = requireSeller(viewer);
  return db.productDraft.findMany({
    where: { sellerId },
    select: { id: true, title: true, updatedAt: true },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
  });
}

/** Returns the number of the seller's drafts. @throws DomainError forbidden */
export function countDrafts(viewer: Viewer) {
  return db.productDraft.count({ where: { sellerId: requireSeller(viewer).id } });
}

export type ProductDraft = NonNullable<Awaited<ReturnType<typeof getDraft>>>;

/** Returns one of the seller's drafts; null for others. @throws DomainError forbidden */
export async function getDraft(viewer: Viewer, id: number) {
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  const row = await db.productDraft.findFirst({
    where: { id, sellerId },
    select: { id: true, content: true, copyOf: true },
  });
  // Safe: a constraint allows only objects.
  return row && { ...row, content: row.content as DraftContent | null };
}
