import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { ProductInput } from "@/lib/products/schema";
import { uploadKeyOf } from "@/lib/uploads/address";
import { adoptImage } from "@/lib/uploads/adopt";

type ProductImages = Pick<Partial<ProductInput>, "imageUrl" | "images" | "variants">;

type Images = { imageUrl?: string | undefined; images?: string[] | undefined };

/** Returns all images of an input, the cover first. */
export function getImages({ imageUrl, images = [] }: Images): string[] {
  return [...(imageUrl ? [imageUrl] : []), ...images];
}

/**
 * Returns the input with images of other servers copied to our storage.
 * @throws DomainError invalid (an image cannot be loaded), limited
 */
export async function withAdoptedImages<T extends ProductImages>(
  seller: Viewer,
  input: T,
): Promise<T> {
  const { imageUrl, images, variants } = input;
  const adoptedUrls = new Map<string, string>();
  for (const address of new Set(getImages(input))) {
    adoptedUrls.set(address, await adoptImage(seller, address));
  }
  return {
    ...input,
    ...(imageUrl === undefined ? {} : { imageUrl: adoptedUrls.get(imageUrl) ?? imageUrl }),
    ...(images === undefined
      ? {}
      : { images: images.map((image) => adoptedUrls.get(image) ?? image) }),
    ...(variants === undefined
      ? {}
      : { variants: variants.map((variant) => withAdoptedImage(variant, adoptedUrls)) }),
  };
}

function withAdoptedImage<T extends { imageUrl?: string | null }>(
  variant: T,
  adoptedUrls: ReadonlyMap<string, string>,
): T {
  const imageUrl = adoptedUrls.get(variant.imageUrl ?? "");
  return imageUrl ? { ...variant, imageUrl } : variant;
}

/**
 * Returns the URLs that name an upload other than one of the seller's images. A URL may be a path, or absolute on any
 * host.
 */
export async function findForeignUploads(
  seller: Viewer,
  addresses: string[],
): Promise<Set<string>> {
  const uploads = await findUploads(addresses);
  return new Set(
    addresses.filter((url) => {
      const key = uploadKeyOf(url);
      if (key === null) return false;
      const upload = uploads.get(key);
      // A path of ours without a row is a deleted upload.
      if (!upload) return url.startsWith("/uploads/");
      return upload.ownerId !== seller.id || upload.kind !== "picture";
    }),
  );
}

async function findUploads(addresses: string[]) {
  const keys = addresses.map(uploadKeyOf).filter((key) => key !== null);
  const uploads = await db.upload.findMany({
    where: { key: { in: keys } },
    select: { ownerId: true, kind: true, key: true },
  });
  return new Map(uploads.map((upload) => [upload.key, upload]));
}

/**
 * Requires that every image and document uploaded here belongs to the seller and is of the right kind.
 * @throws DomainError invalid
 */
export async function requireOwnUploads(
  seller: Viewer,
  { certificates = [], ...input }: Partial<ProductInput>,
) {
  const foreign = await findForeignUploads(seller, getImages(input));
  if (foreign.size > 0) throw new DomainError("invalid", "imageNotOwn");
  const documents = certificates.map(({ documentUrl }) => documentUrl);
  const uploads = await findUploads(documents);
  const isUploadedDocument = (url: string) => {
    const upload = uploads.get(uploadKeyOf(url) ?? "");
    return upload?.ownerId === seller.id && upload.kind === "document";
  };
  if (!documents.every(isUploadedDocument)) throw new DomainError("invalid", "documentNotOwn");
}
