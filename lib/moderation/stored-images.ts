import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { isStored } from "@/lib/products/images/rules";

type Images = {
  imageUrl: string;
  images: string[];
  variants: { imageUrl?: string | null }[];
};

/** Returns the images that are still on another server, each once. */
export function findUnstoredImages({ imageUrl, images, variants }: Images): string[] {
  const addresses = [imageUrl, ...images, ...variants.flatMap((variant) => variant.imageUrl ?? [])];
  return [...new Set(addresses.filter((url) => !isStored(url)))];
}

/**
 * Requires that all images are stored by us: an approved product must not be displayed without them (decisions.md,
 * "Third release / Trust and carts").
 * @throws DomainError conflict (an image is on another server)
 */
export function requireStoredImages(images: Images) {
  if (findUnstoredImages(images).length > 0) throw new DomainError("conflict", "imagesNotStored");
}

/** The same for the current images of a product. @throws DomainError conflict (an image is on another server) */
export async function requireStoredProductImages(tx: Tx, id: number) {
  requireStoredImages(
    await tx.product.findUniqueOrThrow({
      where: { id },
      select: {
        imageUrl: true,
        images: true,
        variants: { where: { archivedAt: null }, select: { imageUrl: true } },
      },
    }),
  );
}
