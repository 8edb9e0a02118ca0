import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { productTag, sellerTag } from "@/lib/cache/tags";
import { db, type Tx, withTx } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { jobViewerOf, ownerSelect } from "@/lib/products/job-viewer";
import { isForeignImage } from "@/lib/uploads/address";
import { type ImageFailure, tryAdoptImage } from "@/lib/uploads/adopt";
import { placeImages } from "./place-images";
import { IS_FOREIGN } from "./sql";

export const IMAGE_QUEUE = "foreignImages";
const BATCH = 20;

/**
 * Copies images of other servers to our storage, for unapproved products: imported ones, and ones whose images were
 * unreachable when saved. Images of approved products are not changed. An image that a server refuses is not tried
 * again. Returns the number of products.
 */
export function storeForeignImages() {
  return processDue(IMAGE_QUEUE, BATCH, listDue, storeImages);
}

function listDue() {
  const failure = Prisma.sql`SELECT 1 FROM product_image_failures f WHERE f.product_id = p.id`;
  return sql.query<{ id: number }[]>`
    SELECT p.id FROM products p WHERE p.moderation_status <> 'approved' AND p.archived_at IS NULL
      AND (EXISTS (SELECT 1 FROM unnest(p.images || p.image_url) AS image (url)
          WHERE ${IS_FOREIGN} AND NOT EXISTS (${failure} AND f.url = image.url AND f.is_final))
        OR EXISTS (${failure} AND NOT f.is_final))
      AND ${canRetry(IMAGE_QUEUE, Prisma.sql`p.id`)} ORDER BY p.id LIMIT ${BATCH}`;
}

type Failure = { url: string; reason: ImageFailure; isFinal: boolean };

/** @throws Error while an image cannot be reached */
async function storeImages(id: number) {
  const { seller, imageFailures, ...before } = await db.product.findUniqueOrThrow({
    where: { id },
    select: {
      imageUrl: true,
      images: true,
      imageAlts: true,
      imageFailures: { select: { url: true, isFinal: true } },
      seller: { select: ownerSelect },
    },
  });
  const isFinal = (url: string) =>
    imageFailures.some((failure) => failure.url === url && failure.isFinal);
  const foreignUrls = [before.imageUrl, ...before.images].filter(isForeignImage);
  const due = [...foreignUrls, ...imageFailures.map(({ url }) => url)].filter(
    (url) => !isFinal(url),
  );
  const owner = jobViewerOf(seller);
  const storedUrls = new Map<string, string>();
  const failures: Failure[] = [];
  for (const url of new Set(due)) {
    const outcome = await tryAdoptImage(owner, url);
    if ("url" in outcome) storedUrls.set(url, outcome.url);
    else failures.push({ url, reason: outcome.failure, isFinal: outcome.isFinal });
  }
  await withTx((tx) => writeImages(tx, { id, before, storedUrls, failures }));
  invalidateTags(productTag(id), sellerTag(seller.id));
  if (failures.some((failure) => !failure.isFinal)) throw new Error("An image is not reachable");
  return true;
}

type Images = { imageUrl: string; images: string[]; imageAlts: string[] };
type Attempt = { id: number; before: Images; storedUrls: Map<string, string>; failures: Failure[] };

async function writeImages(tx: Tx, { id, before, storedUrls, failures }: Attempt) {
  const finalFailures = failures.flatMap(({ url, isFinal }) =>
    isFinal ? [[url, null] as const] : [],
  );
  const after = placeImages(
    before,
    new Map<string, string | null>([...storedUrls, ...finalFailures]),
  );
  // Only if unchanged: the seller may have saved other images meanwhile.
  const { count } = await tx.product.updateMany({
    where: { id, imageUrl: before.imageUrl, images: { equals: before.images } },
    data: after,
  });
  if (count === 0) return;
  for (const [url, storedUrl] of storedUrls) {
    const where = { productId: id, imageUrl: url };
    await tx.productVariant.updateMany({ where, data: { imageUrl: storedUrl } });
  }
  await tx.productImageFailure.deleteMany({
    where: {
      productId: id,
      url: { in: [...storedUrls.keys(), ...failures.map(({ url }) => url)] },
    },
  });
  await tx.productImageFailure.createMany({
    data: failures.map((failure) => ({ productId: id, ...failure })),
  });
}
