import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import type { ProductInput } from "./schema";

/**
 * What was uploaded here is shown by its owner alone, pictures as pictures and documents as documents. Addresses
 * elsewhere are anybody's.
 * @throws DomainError invalid
 */
export async function requireOwnUploads(
  seller: Viewer,
  { imageUrl, images = [], certificates = [] }: Partial<ProductInput>,
) {
  const papers = certificates.map(({ documentUrl }) => documentUrl);
  const pictures = [...images, ...(imageUrl ? [imageUrl] : [])];
  const uploads = await db.upload.findMany({
    where: { url: { in: [...pictures, ...papers] } },
    select: { ownerId: true, kind: true, url: true },
  });
  const isOwn = (url: string, kind: "picture" | "document") =>
    uploads.some((one) => one.url === url && one.ownerId === seller.id && one.kind === kind);
  const isForeign = (url: string) => uploads.some((one) => one.url === url);
  if (pictures.some((url) => isForeign(url) && !isOwn(url, "picture"))) {
    throw new DomainError("invalid", "imageNotOwn");
  }
  if (!papers.every((url) => isOwn(url, "document"))) {
    throw new DomainError("invalid", "documentNotOwn");
  }
}
