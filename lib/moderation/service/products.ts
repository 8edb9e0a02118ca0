import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { parseId } from "@/lib/core/validation/text";
import { type Tx, withTx } from "@/lib/db/client";
import { notifyDecision } from "@/lib/moderation/emails";
import type { ProductModeration } from "@/lib/moderation/schema";
import { requireStoredProductImages } from "@/lib/moderation/stored-images";
import { requireVersion } from "@/lib/moderation/version";
import { productSelect, toProduct } from "@/lib/products/dto";
import { findLastRead } from "./reads";

/**
 * Approves or rejects a product that is pending or hidden by reports, and notifies its seller (PUT
 * /api/admin/products/{productId}/moderation). Of two parallel decisions, only one succeeds. A decision without a
 * version refers to what that admin last read through the API (decisions.md, "Third release / Trust and carts").
 * @throws DomainError forbidden, notFound, conflict (it no longer waits, changed since, or one of
 * its images is not stored by us)
 */
export async function moderateProduct(viewer: Viewer, input: ProductModeration) {
  const admin = requireAdmin(viewer);
  const id = parseId(input.productId);
  const row = await withTx(async (tx) => {
    const sellerId = await decide(tx, admin, { id, ...input });
    invalidateTags(productTag(id), sellerTag(sellerId), CATALOG_TAG, ASSORTMENT_TAG);
    return tx.product.findUniqueOrThrow({ where: { id }, select: productSelect });
  });
  return toProduct(row, new Date());
}

const UNDECIDED = {
  archivedAt: null,
  OR: [{ moderationStatus: "pending" }, { hiddenAt: { not: null } }],
} satisfies Prisma.ProductWhereInput;

/** Reports a decided product as such, whatever version was displayed. */
async function requireUndecided(tx: Tx, id: number) {
  if ((await tx.product.count({ where: { id, ...UNDECIDED } })) > 0) return;
  const exists = await tx.product.count({ where: { id, archivedAt: null } });
  if (exists === 0) throw new DomainError("notFound", "productNotFound");
  throw new DomainError("conflict", "alreadyDecided");
}

type Deciding = Omit<ProductModeration, "productId"> & { id: number };

async function decide(
  tx: Tx,
  admin: Viewer,
  { id, moderationStatus, note = null, version }: Deciding,
) {
  await requireUndecided(tx, id);
  const readVersion = version ?? (await findLastRead(tx, admin.id, id));
  await requireVersion(tx, { kind: "product", id, version: readVersion });
  if (moderationStatus === "approved") await requireStoredProductImages(tx, id);
  const [row] = await tx.product.updateManyAndReturn({
    where: { id, ...UNDECIDED },
    data: { moderationStatus, moderationNote: note, hiddenAt: null },
    select: { sellerId: true, title: true, updatedAt: true },
  });
  if (!row) throw new DomainError("conflict", "alreadyDecided");
  // The decision also closes open reports on the product.
  await tx.contentReport.updateMany({
    where: { kind: "product", subjectId: id, outcome: null },
    data: {
      outcome: moderationStatus === "approved" ? "kept" : "removed",
      decidedAt: new Date(),
      decidedById: admin.id,
    },
  });
  await writeAudit(tx, {
    actorId: admin.id,
    action: `product.${moderationStatus}`,
    subjectType: "product",
    subjectId: id,
    before: { moderationStatus: "pending" },
    after: { moderationStatus, note, title: row.title },
  });
  await notifyDecision(tx, {
    userId: row.sellerId,
    kind: "product",
    // The time makes the key unique: a resubmitted product is decided again.
    key: `product:${id}:${row.updatedAt.getTime()}`,
    decision: moderationStatus,
    title: row.title,
    note,
    href: moderationStatus === "approved" ? `/product/${id}` : `/add-product?edit=${id}`,
  });
  return row.sellerId;
}
