import "server-only";

import { sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import type { Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { CATEGORIES } from "@/lib/products/categories";

/** GET /api/wishlist: the viewer's own, latest first; the price is a number of dollars (contract.md). */
export async function getWishlist(viewer: Viewer) {
  const rows = await db.wishlistItem.findMany({
    where: { userId: viewer.id, product: { archivedAt: null } },
    orderBy: { createdAt: "desc" },
    select: {
      product: {
        select: {
          id: true,
          title: true,
          description: true,
          sellerId: true,
          priceCents: true,
          category: true,
          imageUrl: true,
          stock: true,
          hasVariants: true,
          maxPriceCents: true,
          isActive: true,
          moderationStatus: true,
          seller: { select: { id: true, ...sellerNameSelect } },
        },
      },
    },
  });
  return { products: rows.map(({ product }) => toWishlistProduct(product)) };
}

type Row = {
  priceCents: number;
  maxPriceCents: number | null;
  category: keyof typeof CATEGORIES;
  isActive: boolean;
  moderationStatus: string;
  seller: Parameters<typeof toNamedSeller>[0] & { id: number; username: string };
};

function toWishlistProduct<T extends Row>({
  priceCents,
  maxPriceCents,
  category,
  moderationStatus,
  seller,
  ...product
}: T) {
  return {
    ...product,
    seller: toNamedSeller(seller),
    price: priceCents / 100,
    /** Highest price of the variants as a decimal string; null without options. */
    maxPrice: maxPriceCents === null ? null : toDecimal(maxPriceCents),
    category: CATEGORIES[category],
    isActive: product.isActive && moderationStatus === "approved",
  };
}

/** The response of GET /api/wishlist. */
export type Wishlist = Awaited<ReturnType<typeof getWishlist>>;
