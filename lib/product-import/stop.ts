import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import { getImport } from "./queries";
import type { ImportChoice } from "./schema";

/**
 * Stops one of the seller's imports: products that are not imported yet are skipped. Returns its state, as `getImport`.
 * @throws DomainError notFound (another seller's), forbidden
 */
export async function stopImport(viewer: Viewer, { id }: ImportChoice) {
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  await withTx(async (tx) => {
    if ((await tx.productImport.count({ where: { id, sellerId } })) === 0) {
      throw new DomainError("notFound", "importNotFound");
    }
    await tx.productImportRow.updateMany({
      where: { importId: id, state: "pending" },
      data: { state: "skipped" },
    });
    await tx.productImport.updateMany({
      where: { id, finishedAt: null },
      data: { finishedAt: new Date() },
    });
  });
  return getImport(viewer, { id });
}
