import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import type { Tx } from "@/lib/db/client";
import { notifyDecision } from "@/lib/moderation/emails";
import { requireStoredImages } from "@/lib/moderation/stored-images";
import { readContent, replaceContent } from "@/lib/products/service/apply-content";
import { type DecisionTarget, decidePending } from "./decide-once";

/**
 * Decides on a revision; an approved one replaces the product's content.
 * @throws DomainError conflict (decided already, changed since, or one of its images is not stored by us)
 */
export async function decideRevision(tx: Tx, admin: Viewer, deciding: DecisionTarget) {
  const { id, decision, note } = deciding;
  await decidePending(tx, admin, { kind: "revision", ...deciding });
  const { content, productId, product } = await tx.productRevision.findUniqueOrThrow({
    where: { id },
    select: {
      content: true,
      productId: true,
      product: { select: { sellerId: true, title: true } },
    },
  });
  const newContent = readContent(content);
  if (decision === "approved") {
    requireStoredImages(newContent);
    await replaceContent(tx, productId, newContent);
  }
  await writeAudit(tx, {
    actorId: admin.id,
    action: `product.revision_${decision}`,
    subjectType: "product",
    subjectId: productId,
    before: { title: product.title },
    after: { revisionId: id, title: newContent.title, note },
  });
  await notifyDecision(tx, {
    userId: product.sellerId,
    kind: "revision",
    key: `revision:${id}`,
    decision,
    title: product.title,
    note,
    href: decision === "approved" ? `/product/${productId}` : `/add-product?edit=${productId}`,
  });
  invalidateTags(productTag(productId), sellerTag(product.sellerId), CATALOG_TAG, ASSORTMENT_TAG);
}

/** Decides on a certificate; the badge of an approved one is visible until it expires. */
export async function decideCertificate(tx: Tx, admin: Viewer, deciding: DecisionTarget) {
  const { id, decision, note } = deciding;
  await decidePending(tx, admin, { kind: "certificate", ...deciding });
  const { productId, product, type, number } = await tx.certificate.findUniqueOrThrow({
    where: { id },
    select: {
      productId: true,
      type: true,
      number: true,
      product: { select: { sellerId: true, title: true } },
    },
  });
  await writeAudit(tx, {
    actorId: admin.id,
    action: `certificate.${decision}`,
    subjectType: "product",
    subjectId: productId,
    after: { certificateId: id, type, number, note },
  });
  await notifyDecision(tx, {
    userId: product.sellerId,
    kind: "certificate",
    key: `certificate:${id}`,
    decision,
    title: product.title,
    note,
    href: `/add-product?edit=${productId}`,
  });
  invalidateTags(productTag(productId), CATALOG_TAG, ASSORTMENT_TAG);
}
