import "server-only";

import type { ModerationStatus } from "@/generated/prisma/enums";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";

type Row = { sellerId: number; isActive: boolean; moderationStatus: ModerationStatus };

/**
 * Returns a product that is not archived if the viewer may see it: a public one, or another one as its seller or an admin.
 * @throws DomainError notFound
 */
export function requireVisible<Product extends Row>(
  viewer: Viewer | null,
  product: Product | null,
): Product {
  const isLive = product?.isActive && product.moderationStatus === "approved";
  const mayAnyway = isAdmin(viewer) || (product && viewer?.id === product.sellerId);
  if (!product || !(isLive || mayAnyway)) throw new DomainError("notFound", "productNotFound");
  return product;
}
