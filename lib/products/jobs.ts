import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { productTag, sellerTag } from "@/lib/cache/tags";
import { db, withTx } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { adoptImage, isForeignImage } from "@/lib/uploads/adopt";
import { jobViewerOf, ownerSelect } from "./job-viewer";

const QUEUE = "foreignImages";
const BATCH = 20;

const IS_FOREIGN = Prisma.sql`url ~ '^https?://' AND url !~ '^https?://[^/]+/(uploads|illustrations)/'
  AND url !~ '^https://(utfs\\.io|[a-z0-9-]+\\.ufs\\.sh)/'`;

/**
 * Copies images of other servers to our storage, for unapproved products: imported ones, and ones whose images were
 * unreachable when saved. Images of approved products are not changed. Returns the number of products.
 */
export function storeForeignImages() {
  return processDue(QUEUE, BATCH, listDue, storeImages);
}

function listDue() {
  return sql.query<{ id: number }[]>`
    SELECT p.id FROM products p WHERE p.moderation_status <> 'approved' AND p.archived_at IS NULL
      AND EXISTS (SELECT 1 FROM unnest(p.images || p.image_url) AS image (url) WHERE ${IS_FOREIGN})
      AND ${canRetry(QUEUE, Prisma.sql`p.id`)} ORDER BY p.id LIMIT ${BATCH}`;
}

/** @throws Error while an image cannot be loaded */
async function storeImages(id: number) {
  const { seller, ...before } = await db.product.findUniqueOrThrow({
    where: { id },
    select: {
      imageUrl: true,
      images: true,
      seller: { select: ownerSelect },
    },
  });
  const owner = jobViewerOf(seller);
  const imageUrl = await adoptImage(owner, before.imageUrl, { isCounted: false });
  const images: string[] = [];
  for (const image of before.images) {
    images.push(await adoptImage(owner, image, { isCounted: false }));
  }
  await withTx(async (tx) => {
    // Only if unchanged: the seller may have saved other images meanwhile.
    const { count } = await tx.product.updateMany({
      where: { id, imageUrl: before.imageUrl, images: { equals: before.images } },
      data: { imageUrl, images },
    });
    const stored = [imageUrl, ...images];
    for (const [index, url] of [before.imageUrl, ...before.images].entries()) {
      if (count === 0 || url === stored[index]) continue;
      await tx.productVariant.updateMany({
        where: { productId: id, imageUrl: url },
        data: { imageUrl: stored[index] ?? null },
      });
    }
  });
  invalidateTags(productTag(id), sellerTag(seller.id));
  if ([imageUrl, ...images].some(isForeignImage)) throw new Error("An image is not reachable");
  return true;
}

/** Products per run; the trigger folds all their texts again. */
const TITLE_BATCH = 1_000;

/** Fills missing title texts, which the rank of a search reads. Returns the number of products. */
export function fillTitleTexts() {
  return sql.execute`
    UPDATE products SET title = title WHERE id IN (
      SELECT id FROM products WHERE title_text = '' ORDER BY id LIMIT ${TITLE_BATCH} FOR UPDATE SKIP LOCKED)`;
}
