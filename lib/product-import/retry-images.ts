import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { IMAGE_QUEUE } from "@/lib/products/images/store-images";

/** Limit per seller; each attempt requests the images of an import again. */
const HOURLY = { max: 10, seconds: 3_600 };

/**
 * Lets the job try the images of an import again that could not be stored. Returns their number.
 * @throws DomainError notFound (another seller's), forbidden, limited
 */
export async function retryImportImages(viewer: Viewer, { id }: { id: number }) {
  const { id: sellerId } = requireSeller(viewer, "productsDenied");
  if ((await db.productImport.count({ where: { id, sellerId } })) === 0) {
    throw new DomainError("notFound", "importNotFound");
  }
  await consumeLimit({ key: `import-images:${sellerId}`, ...HOURLY });
  return withTx(async (tx) => {
    const product = { importId: id, moderationStatus: { not: "approved" as const } };
    const failures = await tx.productImageFailure.findMany({
      where: { product },
      select: { productId: true },
    });
    await tx.productImageFailure.updateMany({ where: { product }, data: { isFinal: false } });
    const subjects = [...new Set(failures.map(({ productId }) => String(productId)))];
    await tx.jobFailure.deleteMany({
      where: { job: IMAGE_QUEUE, subjectId: { in: subjects } },
    });
    return { count: failures.length };
  });
}
