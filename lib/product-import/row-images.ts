import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { getImages } from "@/lib/products/images/ownership";
import { isForeignImage } from "@/lib/uploads/address";
import { adoptImage } from "@/lib/uploads/adopt";
import type { ProductChanges, VariantChange } from "./parse-record";

type RowImages = { importId: number; productId: number; changes: ProductChanges };

/**
 * Returns the changes with images of other servers copied to our storage; without images if the last import of the
 * product had the same ones, which are copied already.
 * @throws DomainError invalid (an image cannot be loaded)
 */
export async function withStoredImages(
  seller: Viewer,
  { importId, productId, changes }: RowImages,
): Promise<ProductChanges> {
  const urls = getImages(changes);
  if (!urls.some(isForeignImage)) return changes;
  const { imageUrl, images = [], variants, ...rest } = changes;
  if (isEqual(urls, await findLastImages(importId, productId))) {
    return variants ? { ...rest, variants: variants.map(withoutForeignImage) } : rest;
  }
  const storedUrls = new Map<string, string>();
  for (const url of new Set(urls)) {
    const storedUrl = await adoptImage(seller, url, { isCounted: false });
    if (isForeignImage(storedUrl)) throw new DomainError("invalid", "imageNotLoaded");
    storedUrls.set(url, storedUrl);
  }
  const getStoredUrl = (url: string) => storedUrls.get(url) ?? url;
  return {
    ...rest,
    ...(imageUrl === undefined ? {} : { imageUrl: getStoredUrl(imageUrl) }),
    images: images.map(getStoredUrl),
    ...(variants ? { variants: variants.map((variant) => withImage(variant, getStoredUrl)) } : {}),
  };
}

function withImage({ imageUrl, ...variant }: VariantChange, getStoredUrl: (url: string) => string) {
  return imageUrl ? { ...variant, imageUrl: getStoredUrl(imageUrl) } : variant;
}

function withoutForeignImage({ imageUrl, ...variant }: VariantChange): VariantChange {
  return imageUrl && !isForeignImage(imageUrl) ? { ...variant, imageUrl } : variant;
}

const isEqual = (a: string[], b: string[]) => JSON.stringify(a) === JSON.stringify(b);

async function findLastImages(importId: number, productId: number): Promise<string[]> {
  const last = await db.productImportRow.findFirst({
    where: {
      productId,
      importId: { lt: importId },
      state: { in: ["created", "updated", "unchanged"] },
    },
    select: { input: true },
    orderBy: { importId: "desc" },
  });
  // Safe: only the import writes inputs.
  return getImages((last?.input ?? {}) as ProductChanges);
}
