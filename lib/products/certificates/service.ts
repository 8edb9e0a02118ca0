import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { CertificateChoice, CertificateInput } from "./schema";

/** Creates pending certificates of a product. The caller has checked who owns the product and the documents. */
export async function submitCertificates(tx: Tx, productId: number, inputs: CertificateInput[]) {
  for (const { validUntil, ...input } of inputs) {
    await tx.certificate.create({
      data: { ...input, productId, validUntil: new Date(`${validUntil}T00:00:00Z`) },
    });
  }
}

/**
 * Withdraws one of the seller's certificates; the badge of an approved one disappears.
 * @throws DomainError notFound (not the seller's)
 */
export async function withdrawCertificate(
  viewer: Viewer,
  { certificateId: id }: CertificateChoice,
) {
  const productId = await withTx(async (tx) => {
    const row = await tx.certificate.findFirst({
      where: { id, product: { sellerId: viewer.id, archivedAt: null } },
      select: { productId: true, type: true, number: true },
    });
    if (!row) throw new DomainError("notFound", "certificateNotFound");
    const { count } = await tx.certificate.deleteMany({ where: { id } });
    if (count === 0) throw new DomainError("notFound", "certificateNotFound");
    await writeAudit(tx, {
      actorId: viewer.id,
      action: "certificate.withdrawn",
      subjectType: "product",
      subjectId: row.productId,
      before: { type: row.type, number: row.number },
    });
    return row.productId;
  });
  invalidateTags(productTag(productId), CATALOG_TAG, ASSORTMENT_TAG);
}
